/** The rest of what is true on a file and must be true on PostgreSQL. Two files run side by side. */
import "./on-postgres.js";
import "./play.test.js";
import "./house-rules.test.js";
import "./notify.test.js";
import "./history.test.js";
import "./operations.test.js";
import "./games.test.js";
import "./people.test.js";
import "./stand-ins.test.js";
import "./clocks.test.js";
