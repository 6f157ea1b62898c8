/** What the page of local-store.browser.test.ts runs. */
export { browserStore } from "../src/local/browser-store.js";
export { storyOf } from "./local-store-contract.js";
