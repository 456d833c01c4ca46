import type { TraceEvent } from '../frames/frame-work';
import { workRecord } from '../frames/frame-work';
import { FRAME_MARK } from '../frames/frame-marks';
import { MOTION_MARKS } from './mark-motion';
import { brokenMotions, motionFigures, motionFrames, motionRow } from './motion-frames';

const THREAD = { pid: 1, tid: 7 };

/** A task at a time, with the marks it left; times in ms, the thread running all of it. */
function task(from: number, took: number, ...marks: readonly string[]): TraceEvent[] {
  const mark = (name: string): TraceEvent => ({
    ...THREAD,
    name,
    cat: 'blink.user_timing',
    ph: 'I',
    ts: (from + took) * 1000 - 1,
  });
  return [
    {
      ...THREAD,
      name: 'ThreadControllerImpl::RunTask',
      ph: 'X',
      ts: from * 1000,
      dur: took * 1000,
      tdur: took * 1000,
    },
    ...marks.map(mark),
  ];
}

const EVENTS = [
  ...task(0, 2, FRAME_MARK),
  // A tap that draws much, and the frame that shows it.
  ...task(20, 70),
  ...task(90, 30, FRAME_MARK),
  ...task(130, 5, MOTION_MARKS.begin, FRAME_MARK),
  ...task(146, 18, FRAME_MARK),
  ...task(170, 4, MOTION_MARKS.end, FRAME_MARK),
  ...task(190, 40, FRAME_MARK),
  // Another thread's work is none of the page's.
  { ...THREAD, tid: 8, name: 'ThreadControllerImpl::RunTask', ph: 'X', ts: 131_000, dur: 9000, tdur: 9000 },
];

it('tells what brought a motion on from its own frames, and leaves out what came after it', () => {
  expect(motionFrames(workRecord(EVENTS))).toEqual({ mounting: 100, moving: [5, 18, 4] });
});

it('a motion without an end goes on to the end of the recording, one that never began has no frames', () => {
  const without = (name: string): TraceEvent[] => EVENTS.filter((event) => event.name !== name);
  expect(motionFrames(workRecord(without(MOTION_MARKS.end))).moving).toEqual([5, 18, 4, 40]);
  expect(motionFrames(workRecord(without(MOTION_MARKS.begin))).moving).toEqual([]);
  expect(motionFrames(workRecord(without(MOTION_MARKS.begin)), true)).toEqual({ mounting: 0, moving: [100, 5, 18, 4] });
});

it('counts frames with more work than a frame of the display has time for', () => {
  const rounds = [
    { mounting: 100, moving: [5, 18, 4] },
    { mounting: 80, moving: [2, 16.5] },
  ];
  const figures = motionFigures({ name: 'drawer', drawnBy: 'compositor' }, rounds, [
    'transform',
    'opacity',
    'transform',
  ]);
  expect(figures).toEqual({
    name: 'drawer',
    drawnBy: 'compositor',
    frames: 5,
    median: 5,
    longest: 18,
    late: 1,
    mounting: 100,
    properties: ['opacity', 'transform'],
  });
  expect(motionRow(figures)).toEqual([
    'drawer',
    'compositor',
    '5',
    '5.0',
    '18.0',
    '1',
    '100.0',
    '`opacity`, `transform`',
  ]);
  expect(motionRow(motionFigures({ name: 'none', drawnBy: 'page' }, [], []))).toEqual([
    'none',
    'page',
    '0',
    '–',
    '–',
    '0',
    '–',
    '–',
  ]);
});

it('holds what the page draws to one late frame in twenty, and every motion to be one of the compositor’s properties', () => {
  const frames = (late: number): readonly number[] =>
    Array.from({ length: 20 }, (_frame, index) => (index < late ? 30 : 3));
  const figures = (name: string, drawnBy: 'compositor' | 'page', moving: readonly number[]) =>
    motionFigures({ name, drawnBy }, [{ mounting: 0, moving }], []);
  const all = [
    figures('a', 'page', frames(1)),
    figures('b', 'page', frames(2)),
    figures('c', 'compositor', frames(9)),
    figures('d', 'compositor', []),
    motionFigures({ name: 'e', drawnBy: 'compositor' }, [{ mounting: 0, moving: [3] }], ['height', 'opacity']),
  ];
  expect(brokenMotions(all)).toEqual([
    'b: 2 of 20 frames that the page draws are late',
    'd: was not seen to move',
    'e: moves height',
  ]);
});
