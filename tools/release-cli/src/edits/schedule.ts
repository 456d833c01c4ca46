import type { RolloutStep } from 'shared-contracts/release/release-map';
import { WrongUsage } from '../text/user-error';
import { readMoment } from '../text/read-moment';

/** When a rollout starts and how it widens, as typed. */
export interface ScheduleInput {
  readonly percent?: number | undefined;
  /** `2026-12-01T10:00Z`. */
  readonly at?: string | undefined;
  /** `5,25,100`. */
  readonly steps?: string | undefined;
  /** `2h`. */
  readonly every?: string | undefined;
}

/** A share now, and those to come. `null`: as it is at present, until the first step. */
export interface Schedule {
  readonly percent: number | undefined | null;
  readonly steps: readonly RolloutStep[];
  /** When the first device gets it: its health is judged from then. */
  readonly since: string;
}

const MINUTE = 60_000;
const UNITS: Readonly<Record<string, number>> = { m: MINUTE, h: 60 * MINUTE, d: 24 * 60 * MINUTE };

/** Reads a share such as 10 or 0.5. */
export function parsePercent(text: string): number {
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(text) || Number(text) > 100)
    throw new WrongUsage(`"${text}" is not a share such as 10 or 0.5`);
  return Number(text);
}

/** Reads a moment with its time zone; refuses one that is over. */
export function parseMoment(text: string, now: Date): Date {
  const moment = readMoment(text);
  if (moment === undefined) throw new WrongUsage(`"${text}" is not a time with its zone, such as 2026-12-01T10:00Z`);
  if (moment < now) throw new WrongUsage(`${text} is over: it is ${now.toISOString()}`);
  return moment;
}

/** Reads a duration such as 30m, 2h or 1d, in milliseconds. */
export function parseDuration(text: string): number {
  const [, amount = '', unit = ''] = /^([1-9]\d{0,3})([mhd])$/.exec(text) ?? [];
  const milliseconds = Number(amount) * (UNITS[unit] ?? 0);
  if (milliseconds === 0) throw new WrongUsage(`"${text}" is not a duration such as 30m, 2h or 1d`);
  return milliseconds;
}

/** Reads the beginning of a period that ends now: `24h`, or a moment with its zone. */
export function parseSince(text: string, now: Date): Date {
  if (!text.includes('T')) return new Date(now.getTime() - parseDuration(text));
  const since = readMoment(text);
  if (since === undefined)
    throw new WrongUsage(`"${text}" is neither a duration such as 24h nor a time such as 2026-12-01T10:00Z`);
  return since;
}

function parseShares(text: string): readonly number[] {
  const shares = text.split(',').map((share) => parsePercent(share.trim()));
  const isGrowing = shares.every((share, index) => index === 0 || share > (shares[index - 1] ?? 0));
  if (!isGrowing) throw new WrongUsage(`Every step has to be larger than the one before, unlike ${text}`);
  return shares;
}

function stepsOf(shares: readonly number[], start: Date, every: number): readonly RolloutStep[] {
  return shares.map((percent, index) => ({ at: new Date(start.getTime() + index * every).toISOString(), percent }));
}

/** What was typed as shares and times from now on. */
export function planSchedule(input: ScheduleInput, now: Date): Schedule {
  const { percent, steps, every } = input;
  if (steps !== undefined && percent !== undefined)
    throw new WrongUsage('--steps says every share: leave out --percent');
  const shares = steps === undefined ? [] : parseShares(steps);
  if (shares.length > 1 && every === undefined) throw new WrongUsage('Say how long each step lasts, with --every 2h');
  if (shares.length < 2 && every !== undefined)
    throw new WrongUsage('--every goes with several steps: --steps 5,25,100');
  const distance = every === undefined ? 0 : parseDuration(every);
  if (input.at !== undefined) {
    const at = parseMoment(input.at, now);
    const later = shares.length === 0 ? [percent ?? 100] : shares;
    return { percent: null, steps: stepsOf(later, at, distance), since: at.toISOString() };
  }
  const [first, ...later] = stepsOf(shares, now, distance);
  return { percent: first?.percent ?? percent, steps: later, since: now.toISOString() };
}
