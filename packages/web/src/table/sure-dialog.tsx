/** One question before what cannot be taken back. */
import { Button, Dialog } from "@sprawl/kit";
import { useSay } from "../words/say.js";

export type Sure = {
  readonly title: string;
  readonly note: string;
  readonly button: string;
  run(): void;
};

type Props = { readonly sure: Sure | undefined; onClose(): void };

export function SureDialog({ sure, onClose }: Props) {
  const say = useSay();
  return (
    <Dialog
      open={sure !== undefined}
      onClose={onClose}
      title={sure?.title ?? ""}
      actions={
        <>
          <Button onClick={onClose}>{say("cancel")}</Button>
          <Button
            variant="danger"
            onClick={() => {
              onClose();
              sure?.run();
            }}
          >
            {sure?.button}
          </Button>
        </>
      }
    >
      <p>{sure?.note}</p>
    </Dialog>
  );
}
