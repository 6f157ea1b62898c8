/** The first script of every page. */
import "@sprawl/kit/styles.css";
import "./front/fonts.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.js";
import { registerOffline } from "./offline/update.js";

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
registerOffline();
