/** Colours, type, space, marks and icons. */
import { FactionMark, factionSigns, Icon, iconNames, SeatMark, seatColour } from "@sprawl/kit";
import styles from "./gallery.module.css";
import { Part, Row } from "./part.js";

const GROUNDS = ["ground", "surface", "raised", "sunk"] as const;
const INKS = ["ink", "ink-soft", "signal-ink", "warm-ink", "danger-ink", "good-ink"] as const;
const FILLS = ["signal", "warm", "danger", "good"] as const;
const LINES = ["line", "line-strong", "focus"] as const;
const SIZES = ["xs", "s", "m", "l", "xl", "2xl"] as const;
const SPACES = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const SEATS = Array.from({ length: 16 }, (_, seat) => seat);

export function Tokens() {
  return (
    <Part title="Tokens">
      <Row title="Grounds with every ink">
        {GROUNDS.map((ground) => (
          <div
            key={ground}
            className={styles.swatch}
            style={{ background: `var(--${ground})`, height: "auto" }}
          >
            <span>--{ground}</span>
            {INKS.map((ink) => (
              <span key={ink} style={{ color: `var(--${ink})` }}>
                {ink}
              </span>
            ))}
          </div>
        ))}
      </Row>
      <Row title="Fills">
        {FILLS.map((fill) => (
          <div
            key={fill}
            className={styles.swatch}
            style={{ background: `var(--${fill})`, color: `var(--on-${fill})` }}
          >
            --{fill}
          </div>
        ))}
      </Row>
      <Row title="Lines">
        {LINES.map((line) => (
          <div key={line} className={styles.swatch} style={{ borderColor: `var(--${line})` }}>
            --{line}
          </div>
        ))}
      </Row>
      <Row title="Type">
        {SIZES.map((size) => (
          <span key={size} style={{ fontSize: `var(--text-${size})`, lineHeight: 1.1 }}>
            Night shift {size}
          </span>
        ))}
        <span className="number">0123456789 $1,204 12:07</span>
      </Row>
      <Row title="Space">
        {SPACES.map((space) => (
          <div key={space} className={styles.labelled}>
            <div className={styles.bar} style={{ width: `var(--space-${space})` }} />
            {space}
          </div>
        ))}
      </Row>
      <Row title="Seats">
        {SEATS.map((seat) => (
          <span key={seat} style={{ borderBottom: `3px solid ${seatColour(seat)}` }}>
            <SeatMark seat={seat} size="l" label={`Seat ${seat + 1}`} />
          </span>
        ))}
      </Row>
      <Row title="Seats, small">
        {SEATS.map((seat) => (
          <SeatMark key={seat} seat={seat} size="s" label={`Seat ${seat + 1}`} />
        ))}
      </Row>
      <Row title="Sides">
        {factionSigns.map((sign, i) => (
          <FactionMark
            key={sign}
            sign={sign}
            letter={sign.charAt(0).toUpperCase()}
            tone={`var(--seat-${i})`}
            label={sign}
            size="l"
          />
        ))}
      </Row>
      <Row title={`Icons (${iconNames.length})`}>
        {iconNames.map((name) => (
          <span key={name} className={styles.labelled}>
            <Icon name={name} />
            {name}
          </span>
        ))}
      </Row>
    </Part>
  );
}
