/** Instead of a page whose code did not come, or that went wrong: nothing is lost, and a way on. */
import { Button } from "@sprawl/kit";
import { useSay } from "../words/say.js";
import { Shell } from "./shell.js";

export function PageFailed() {
  const say = useSay();
  return (
    <Shell title={say("shell.failed")} width="text">
      <h1>{say("shell.failed")}</h1>
      <p role="alert">{say("shell.failedNote")}</p>
      <p>
        <Button variant="primary" onClick={() => window.location.reload()}>
          {say("shell.again")}
        </Button>
      </p>
    </Shell>
  );
}
