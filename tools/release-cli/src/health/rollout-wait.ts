import type { Rollout } from 'shared-contracts/release/release-map';
import { counted } from '../text/counted';
import { momentText } from '../text/moment-text';

/** What a rollout waits for at a moment, as a phrase; null where it waits for nothing but its next time. */
export function waitOf(rollout: Rollout, now: Date): string | null {
  const { package: name, version, merchants, percent = 100, steps = [], guard, held } = rollout;
  if (held !== undefined) return 'mfe canary resume';
  const [next] = steps;
  if (next !== undefined && Date.parse(next.at) <= now.getTime()) {
    const since = `due since ${momentText(next.at)}`;
    if (guard === undefined) return `mfe tick to make the step to ${next.percent} %, ${since}`;
    return `${counted(guard.minimumLoads, 'load')} of each version, and mfe tick to make the step to ${next.percent} %, ${since}`;
  }
  const isComplete = next === undefined && percent === 100 && merchants === undefined;
  return isComplete ? `mfe canary finish ${name} ${version}` : null;
}
