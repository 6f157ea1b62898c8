/** This page's one connection to its server. It is opened when a table is watched, not before. */
import { Connection } from "../feed/online-connection.js";
import { browserPlug } from "../feed/online-line.js";

export const connection = new Connection(browserPlug("/api/live"));

// Whoever looks at the page again wants to see how things stand.
window.addEventListener("online", () => connection.hurry());
// A line without a network is dead, though it may take it half a minute to notice.
window.addEventListener("offline", () => connection.renew());
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") connection.hurry();
});
