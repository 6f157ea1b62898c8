/** Pictures on a page: each is drawn once, into a cabinet out of sight, and referred to after that. */
import { useInsertionEffect } from "react";
import type { Picture } from "../picture.js";

const CABINET = "pictures-of-the-house";

function cabinet(): Element {
  const there = document.getElementById(CABINET);
  if (there) return there;
  const made = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  made.id = CABINET;
  made.setAttribute("aria-hidden", "true");
  // Not `display: none`: clip paths and gradients inside would not be found.
  Object.assign(made.style, { position: "absolute", width: "0", height: "0", overflow: "hidden" });
  document.body.prepend(made);
  return made;
}

/** Makes sure that pictures lie in the cabinet before they are referred to. */
export function useDrawn(...pictures: readonly Picture[]): void {
  const keys = pictures.map(({ key }) => key).join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: a picture is what its key says.
  useInsertionEffect(() => {
    for (const { key, draw } of pictures) {
      if (document.getElementById(key)) continue;
      cabinet().insertAdjacentHTML("beforeend", `<g id="${key}">${draw()}</g>`);
    }
  }, [keys]);
}
