/**
 * The faces one viewer sees, by handle. They are many and few change at a time, so they are compared
 * where they lie; a view of all of them is made only when somebody asks for it.
 */
import type { Plain, Viewer } from "@sprawl/engine";
import { facesSeen, type Match } from "@sprawl/engine/host";
import { sameData, Walk } from "../wire/changes.js";
import { below, ROOT, sumOf } from "../wire/hash.js";
import { jsonOf } from "../wire/json.js";

const PATH = "/faces";
const AT = below(ROOT, "faces");

export class Faces {
  /** By handle; undefined where the viewer sees none. */
  private readonly seen: Plain[] = [];
  private many = 0;

  constructor(
    match: Match,
    private readonly viewer: Viewer,
  ) {
    this.next(match);
  }

  /** Look again: what has changed, in JSON, and by how much the sum that makes the hash grows. */
  next(match: Match): Pick<Walk, "changes" | "hash"> {
    const before = this.many;
    const walk = new Walk();
    const now = facesSeen(match, this.viewer);
    const handles = Math.max(this.seen.length, now.handles);
    for (let handle = 0; handle < handles; handle++) {
      const old = this.seen[handle];
      const face = now.face(handle);
      if (old === face || sameData(old, face)) continue;
      walk.set(old, face, `${PATH}/${handle}`, below(AT, handle));
      this.many += (face === undefined ? 0 : 1) - (old === undefined ? 0 : 1);
      this.seen[handle] = face;
    }
    if ((before === 0) === (this.many === 0)) return walk;
    // None at all counts as one leaf, and no list of keys.
    const none = sumOf({}, AT);
    const changes = `["${PATH}",${jsonOf(this.all())}]`;
    return { changes, hash: (walk.hash + (before === 0 ? -none : none)) | 0 };
  }

  all(): Readonly<Record<number, Plain>> {
    const faces: Record<number, Plain> = {};
    this.seen.forEach((face, handle) => {
      if (face !== undefined) faces[handle] = face;
    });
    return faces;
  }
}
