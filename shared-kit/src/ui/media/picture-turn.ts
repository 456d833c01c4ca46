const waiting: (() => void)[] = [];
let isTaken = false;

function passOn(): void {
  const next = waiting.shift();
  isTaken = next !== undefined;
  if (next === undefined) return;
  requestAnimationFrame(passOn);
  next();
}

/**
 * Starts now, or when its turn comes: one picture a frame. A screenful that starts at once is decoded and drawn
 * in one long frame, just when a scroll comes to rest. Answers the way to give the turn up.
 */
export function takeTurn(start: () => void): () => void {
  waiting.push(start);
  if (!isTaken) passOn();
  return () => {
    const place = waiting.indexOf(start);
    if (place >= 0) waiting.splice(place, 1);
  };
}
