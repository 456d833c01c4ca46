import * as v from 'shared-contracts/schema';
import { freezeEnd, freezeWindowSchema, type FreezeWindow } from './freeze-window';

const WEEKEND: FreezeWindow = { name: 'Weekend', from: 'Fri 16:00', to: 'Mon 08:00', timeZone: 'Asia/Jakarta' };
const DECEMBER: FreezeWindow = {
  name: 'Holidays',
  from: '2026-12-24T16:00',
  to: '2027-01-02T08:00',
  timeZone: 'Asia/Jakarta',
};

function endOf(window: FreezeWindow, moment: string): string | null {
  return freezeEnd(window, new Date(moment))?.toISOString() ?? null;
}

describe('a freeze window', () => {
  it.each([
    // Jakarta is seven hours ahead, without summer time; 27 November 2026 is a Friday.
    ['2026-11-27T08:59:59.999Z', null],
    ['2026-11-27T09:00:00.000Z', '2026-11-30T01:00:00.000Z'],
    ['2026-11-29T12:00:00.000Z', '2026-11-30T01:00:00.000Z'],
    ['2026-11-30T00:59:59.999Z', '2026-11-30T01:00:00.000Z'],
    ['2026-11-30T01:00:00.000Z', null],
    ['2026-12-02T12:00:00.000Z', null],
  ])('of each week ends at %s: %s', (moment, end) => {
    expect(endOf(WEEKEND, moment)).toBe(end);
  });

  it.each([
    ['2026-12-24T08:59:00.000Z', null],
    ['2026-12-24T09:00:00.000Z', '2027-01-02T01:00:00.000Z'],
    ['2027-01-02T00:59:00.000Z', '2027-01-02T01:00:00.000Z'],
    ['2027-01-02T01:00:00.000Z', null],
  ])('of a date ends at %s: %s', (moment, end) => {
    expect(endOf(DECEMBER, moment)).toBe(end);
  });

  it('keeps to the wall clock when summer time begins in it', () => {
    const window = { ...WEEKEND, timeZone: 'Europe/Berlin' };
    // 29 March 2026: from +01:00 to +02:00.
    expect(endOf(window, '2026-03-27T14:59:00.000Z')).toBeNull();
    expect(endOf(window, '2026-03-27T15:00:00.000Z')).toBe('2026-03-30T06:00:00.000Z');
    expect(endOf(window, '2026-03-30T05:59:00.000Z')).toBe('2026-03-30T06:00:00.000Z');
    expect(endOf(window, '2026-03-30T06:00:00.000Z')).toBeNull();
  });

  it.each([
    [{ ...WEEKEND, to: 'Fri 16:00' }, 'from and to are not two times'],
    [{ ...WEEKEND, to: '2026-12-24T16:00' }, 'from and to are not two times'],
    [{ ...WEEKEND, from: 'Fri 24:00' }, 'from and to are not two times'],
    [{ ...DECEMBER, from: '2026-02-30T16:00' }, 'from and to are not two times'],
    [{ ...DECEMBER, to: '2026-12-01T00:00' }, 'from and to are not two times'],
    [{ ...WEEKEND, timeZone: 'Asia/Nowhere' }, 'not a time zone'],
  ])('is refused where it says nothing: %#', (window, sentence) => {
    const read = v.safeParse(freezeWindowSchema, window);
    expect([read.success, read.issues?.[0].message]).toEqual([false, expect.stringContaining(sentence)]);
  });

  it('is read where it says something', () => {
    expect(v.safeParse(freezeWindowSchema, WEEKEND).output).toEqual(WEEKEND);
    expect(v.safeParse(freezeWindowSchema, DECEMBER).output).toEqual(DECEMBER);
  });
});
