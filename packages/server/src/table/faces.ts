/**
 * The faces one viewer sees, by handle. They are many and few change at a time, so they are compared
 * where they lie; a view of all of them is made only when somebody asks for it.
 */
import { bitOf, faceFor, type Match, type Plain, type Viewer } from "@sprawl/engine";
import { type Change, sameData } from "../wire/changes.js";
import { hashOfPath, sumOf } from "../wire/hash.js";

const PATH = "/faces";

export class Faces {
  /** By handle; undefined where the viewer sees none. */
  private readonly seen: Plain[] = [];
  private many = 0;
  private readonly bit: number;

  constructor(match: Match, viewer: Viewer) {
    this.bit = bitOf(viewer);
    this.next(match);
  }

  /** Look again: what has changed, and by how much the sum that makes the hash grows. */
  next({ play: { secrets } }: Match): { changes: Change[]; hash: number } {
    const before = this.many;
    const changes: Change[] = [];
    let hash = 0;
    const handles = Math.max(this.seen.length, secrets.at.length);
    for (let handle = 0; handle < handles; handle++) {
      const old = this.seen[handle];
      const face = faceFor(secrets, handle, this.bit);
      if (old === face || sameData(old, face)) continue;
      const path = `${PATH}/${handle}`;
      const at = hashOfPath(path);
      changes.push(face === undefined ? [path] : [path, face]);
      hash = (hash + sumOf(face, at) - sumOf(old, at)) | 0;
      this.many += (face === undefined ? 0 : 1) - (old === undefined ? 0 : 1);
      this.seen[handle] = face;
    }
    if ((before === 0) === (this.many === 0)) return { changes, hash };
    // None at all counts as one leaf, and no list of keys.
    const none = sumOf({}, hashOfPath(PATH));
    return { changes: [[PATH, this.all()]], hash: (hash + (before === 0 ? -none : none)) | 0 };
  }

  all(): Readonly<Record<number, Plain>> {
    const faces: Record<number, Plain> = {};
    this.seen.forEach((face, handle) => {
      if (face !== undefined) faces[handle] = face;
    });
    return faces;
  }
}
