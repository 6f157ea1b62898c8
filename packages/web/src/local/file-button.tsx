/** A button that asks for a file. */
import { buttonClass } from "@sprawl/kit";
import type { ReactNode } from "react";
import styles from "./saved.module.css";

export function FileButton({
  onFile,
  children,
}: {
  onFile(file: File): void;
  readonly children: ReactNode;
}) {
  return (
    <label className={`${buttonClass()} ${styles.file}`}>
      {children}
      <input
        type="file"
        accept="application/json,.json"
        className="hidden-but-read"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file may be chosen again after it was mended.
          event.target.value = "";
          if (file) onFile(file);
        }}
      />
    </label>
  );
}
