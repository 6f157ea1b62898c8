/** The first script of every page. */
import "@sprawl/kit/styles.css";
import "./front/fonts.css";
import "./front/first-paint.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.js";
import { registerOffline } from "./offline/update.js";
import { settings } from "./settings/settings.js";
import { loadWords } from "./words/say.js";

const root = document.getElementById("root");

function draw(): void {
  if (!root) return;
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  registerOffline();
}

// Nobody sees a page in a language that is not theirs.
loadWords(settings.get().language).then(draw, draw);
