/** Wörter rund um Versionen der Oberfläche. */
import type { offline as english } from "../en/offline.js";

export const offline: { readonly [K in keyof typeof english]?: string } = {
  "offline.ready": "Eine neue Version ist da. Deine Partien bleiben, wie sie sind.",
  "offline.take": "Neu laden",
};
