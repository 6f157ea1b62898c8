import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compress } from "./vite/compress.js";
import { offline } from "./vite/offline.js";
import { styles } from "./vite/styles.js";

// The client is built from sources: the condition "source" leads every @sprawl import to its .ts file.
const conditions = ["source", "module", "browser", "development|production"];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [styles(), react(), offline(), compress()],
  resolve: { conditions },
  worker: { format: "es" },
  build: {
    outDir: "dist",
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: {
    host: "127.0.0.1",
    proxy: {
      "/api": { target: "http://127.0.0.1:4711", ws: true },
      "/read": { target: "http://127.0.0.1:4711" },
      "/docs": { target: "http://127.0.0.1:4711" },
    },
  },
});
