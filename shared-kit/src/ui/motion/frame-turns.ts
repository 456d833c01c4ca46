/** Starts when its turn comes. Answers the way to give the turn up. */
export type TakeTurn = (start: () => void) => () => void;

interface Turn {
  readonly start: () => void;
  readonly isHeld: () => boolean;
}

/** A frame that came so soon after the last had time to spare, ms. */
const QUICK_FRAME_MS = 20;
/** One quick frame may be luck; so many, one after the other, have room for one more each. */
const QUICK_FRAMES_FOR_MORE = 4;
/** More do not start in one frame, however quick a device is. */
const MOST_AT_ONCE = 4;
/** A frame that comes to its turns so long after it began has had its work, ms. */
const FULL_FRAME_MS = 8;

/** Of all lines, in the order they came: a frame has room for little, whatever it is. */
const waiting: Turn[] = [];
let isPassing = false;
/** How many the last frame started, and when that was. */
let last = { started: 0, at: -Infinity };
/** How many a frame starts as long as frames are quick, and how many were since that grew. */
let room = 1;
let quickFrames = 0;
/** Where the page was then. */
let lastScrolled = 0;
/** Whether the last frame started nothing because it was full: the one after it starts something all the same. */
let wasPassedOver = false;

/** Starts the first whose line is not held, of those that were not asked in this frame yet. */
function startNext(answers: Map<() => boolean, boolean>): boolean {
  const place = waiting.findIndex(({ isHeld }) => {
    const answer = answers.get(isHeld) ?? isHeld();
    answers.set(isHeld, answer);
    return !answer;
  });
  if (place < 0) return false;
  waiting.splice(place, 1)[0]?.start();
  return true;
}

/** A late frame takes all room back at once, and so does a page that moves: what it brings into view is work too. */
function measureRoom(time: number): void {
  const isQuick = last.started > 0 && time - last.at < QUICK_FRAME_MS;
  const isAtRest = window.scrollY === lastScrolled;
  lastScrolled = window.scrollY;
  quickFrames = isQuick && isAtRest ? quickFrames + 1 : 0;
  if (!isQuick || !isAtRest) room = 1;
  if (quickFrames < QUICK_FRAMES_FOR_MORE) return;
  room = Math.min(room + 1, MOST_AT_ONCE);
  quickFrames = 0;
}

function passOn(time: number): void {
  isPassing = waiting.length > 0;
  if (!isPassing) return;
  requestAnimationFrame(passOn);
  measureRoom(time);
  wasPassedOver = !wasPassedOver && performance.now() - time > FULL_FRAME_MS;
  if (wasPassedOver) return;
  // Each line is asked once a frame.
  const answers = new Map<() => boolean, boolean>();
  let started = 0;
  while (started < room && startNext(answers)) started += 1;
  last = { started, at: time };
}

/**
 * A line of things to draw; of all lines together a frame starts one, and one more where the frames before left time
 * and the page is at rest; none of a line while that is held, and none at all in a frame that has had its work before,
 * unless it was so with the last one. What starts at once, a screenful of pictures or of rows, is drawn in one long frame,
 * just when a finger moves the page or lets go of it. The frame that asks has its own work already, so even the first
 * begins with the next one.
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
