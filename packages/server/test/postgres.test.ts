/** What is true on a file is true on PostgreSQL: the same tests, run once more. */
import "./on-postgres.js";
import "./lobby.test.js";
import "./hostile.test.js";
import "./hostile-fields.test.js";
import "./leak.test.js";
import "./standing.test.js";
import "./talk.test.js";
import "./votes.test.js";
import "./replays.test.js";
import "./sockets.test.js";
