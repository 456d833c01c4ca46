import type { TraceEvent } from '../frames/frame-work';
import { workRecord } from '../frames/frame-work';
import { FRAME_MARK } from '../frames/frame-record';
import { MOTION_MARKS } from './mark-motion';
import { motionFigures, motionFrames, motionRow } from './motion-frames';

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
});

it('counts frames with more work than a frame of the display has time for', () => {
  const rounds = [
    { mounting: 100, moving: [5, 18, 4] },
    { mounting: 80, moving: [2, 16.5] },
  ];
  const figures = motionFigures('drawer', rounds, ['transform', 'opacity', 'transform']);
  expect(figures).toEqual({
    name: 'drawer',
    frames: 5,
    median: 5,
    longest: 18,
    late: 1,
    mounting: 100,
    properties: ['opacity', 'transform'],
  });
  expect(motionRow(figures)).toEqual(['drawer', '5', '5.0', '18.0', '1', '100.0', '`opacity`, `transform`']);
  expect(motionRow(motionFigures('none', [], []))).toEqual(['none', '0', '–', '–', '0', '–', '–']);
});
