/** What is true on a file is true on PostgreSQL: the same tests, run once more. */
import "./on-postgres.js";
import "./lobby.test.js";
import "./hostile.test.js";
import "./leak.test.js";
import "./standing.test.js";
import "./talk.test.js";
