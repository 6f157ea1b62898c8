/** A picture where it is wanted, at any size; and markup inside of a drawing. */
import type { CSSProperties } from "react";
import type { Picture } from "../picture.js";
import { useDrawn } from "./drawn.js";

/** What a picture is tinted with: the light from behind, what glows, whose it is. */
export type Tint = {
  readonly rim?: string | undefined;
  readonly glow?: string | undefined;
  readonly owner?: string | undefined;
};

export const tinted = ({ rim, glow, owner }: Tint): CSSProperties =>
  ({
    ...(rim && { "--rim": rim }),
    ...(glow && { "--glow": glow }),
    ...(owner && { "--owner": owner }),
  }) as CSSProperties;

export type ShownProps = Tint & {
  readonly picture: Picture;
  /** Said to those who do not see it; without a label it is decoration. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
  /** Width in px; else the style sheet decides. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** How it fills a box of another shape. */
  readonly fit?: "meet" | "slice" | undefined;
};

export function Shown(props: ShownProps) {
  const { picture, label, className, width, height, fit = "meet" } = props;
  useDrawn(picture);
  return (
    <svg
      viewBox={picture.box}
      width={width}
      height={height}
      className={className}
      preserveAspectRatio={`xMidYMid ${fit}`}
      style={tinted(props)}
      role={label ? "img" : "presentation"}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <use href={`#${picture.key}`} />
    </svg>
  );
}

/** Text of a drawing as a part of an svg. It is ours: made by the functions of this room. */
export function Markup({ of, className }: { of: string; className?: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is drawn by code, never typed by a person.
  return <g className={className} dangerouslySetInnerHTML={{ __html: of }} />;
}
