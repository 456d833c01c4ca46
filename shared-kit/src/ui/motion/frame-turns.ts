/** Starts when its turn comes. Answers the way to give the turn up. */
export type TakeTurn = (start: () => void) => () => void;

interface Turn {
  readonly start: () => void;
  readonly isHeld: () => boolean;
}

/** Of all lines, in the order they came: a frame has room for one thing to draw, whatever it is. */
const waiting: Turn[] = [];
let isPassing = false;

function passOn(): void {
  isPassing = waiting.length > 0;
  if (!isPassing) return;
  requestAnimationFrame(passOn);
  // Each line is asked once a frame.
  const answers = new Map<() => boolean, boolean>();
  const place = waiting.findIndex(({ isHeld }) => {
    const answer = answers.get(isHeld) ?? isHeld();
    answers.set(isHeld, answer);
    return !answer;
  });
  if (place >= 0) waiting.splice(place, 1)[0]?.start();
}

/**
 * A line of things to draw; of all lines together each frame starts one, none of a line while that is held. What starts
 * at once, a screenful of pictures or of rows, is drawn in one long frame, just when a finger moves the page or lets go
 * of it. The frame that asks has its own work already, so even the first begins with the next one.
 */
export function frameTurns(isHeld: () => boolean = () => false): TakeTurn {
  return (start) => {
    const turn: Turn = { start, isHeld };
    waiting.push(turn);
    if (!isPassing) {
      isPassing = true;
      requestAnimationFrame(passOn);
    }
    return () => {
      const place = waiting.indexOf(turn);
      if (place >= 0) waiting.splice(place, 1);
    };
  };
}
