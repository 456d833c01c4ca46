import type { WriteScope } from 'shared-contracts/release/locks';
import { canonicalJson } from '../trust/canonical-json';
import type { EnvironmentSettings } from './settings';

/** Whom a change of settings is about: the merchants that differ, or everybody where anything else does. */
export function settingsTouched(
  before: EnvironmentSettings | undefined,
  after: EnvironmentSettings,
): readonly WriteScope[] {
  const { merchants: old = {}, ...oldRest } = before ?? {};
  const { merchants: fresh, ...freshRest } = after;
  if (canonicalJson(oldRest) !== canonicalJson(freshRest)) return [{ merchants: 'all', packages: 'all' }];
  const merchants = [...new Set([...Object.keys(old), ...Object.keys(fresh)])].filter(
    (code) => canonicalJson([old[code]]) !== canonicalJson([fresh[code]]),
  );
  return merchants.length === 0 ? [] : [{ merchants, packages: 'all' }];
}
