/** boardgame.io's server as a process of its own, as its documentation starts it: matches in memory. */
import { peerCaravan } from "../peers/boardgame-io.js";
import { loadBoardgameIo } from "../peers/boardgame-io-api.js";

const api = loadBoardgameIo();
if (!api) throw new Error("boardgame.io is not installed");
const server = api.Server({ games: [peerCaravan(api)], origins: ["http://127.0.0.1"] });
// What it takes for a port goes to `listen` as it is.
const { appServer } = await server.run({ port: { port: 0, host: "127.0.0.1" } });
console.log(JSON.stringify({ ready: `http://127.0.0.1:${appServer.address().port}` }));
