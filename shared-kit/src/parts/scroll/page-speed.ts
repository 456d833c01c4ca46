/** Two looks at the page that lie farther apart say nothing about its speed now. */
const LONGEST_STEP_MILLISECONDS = 500;

interface Look {
  readonly at: number;
  readonly scrolled: number;
}

let last: Look | undefined;

/** Whether a step of the page was faster than a screen a second: nobody sees what runs by like that. */
export function isQuickStep(before: Look | undefined, now: Look, screenHeight: number): boolean {
  if (before === undefined) return false;
  const time = now.at - before.at;
  if (time <= 0 || time > LONGEST_STEP_MILLISECONDS) return false;
  return Math.abs(now.scrolled - before.scrolled) > (screenHeight * time) / 1000;
}

/** Asked once a frame by who has something to draw: whether the page runs by since it was asked last. */
export function doesPageRunBy(): boolean {
  const now = { at: performance.now(), scrolled: window.scrollY };
  const isQuick = isQuickStep(last, now, window.innerHeight);
  last = now;
  return isQuick;
}
