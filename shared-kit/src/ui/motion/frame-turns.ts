/** Starts now, or when its turn comes. Answers the way to give the turn up. */
export type TakeTurn = (start: () => void) => () => void;

/**
 * A line of things to draw of which each frame starts one; none while it is held. What starts at once, a screenful of
 * pictures or of rows, is drawn in one long frame, just when a finger moves the page or lets go of it.
 */
export function frameTurns(isHeld: () => boolean = () => false): TakeTurn {
  const waiting: (() => void)[] = [];
  let isTaken = false;
  const passOn = (): void => {
    isTaken = waiting.length > 0;
    if (!isTaken) return;
    requestAnimationFrame(passOn);
    if (!isHeld()) waiting.shift()?.();
  };
  return (start) => {
    waiting.push(start);
    if (!isTaken) passOn();
    return () => {
      const place = waiting.indexOf(start);
      if (place >= 0) waiting.splice(place, 1);
    };
  };
}
