import { createRequire } from 'node:module';
import type { CompatData, CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data/types';
import { ENGINES, type Engine, type Floor } from '../workspace/browsers';

const require = createRequire(import.meta.url);

/** MDN's data: what exists in which version of which engine. */
export const COMPAT_DATA = require('@mdn/browser-compat-data') as CompatData;

/** The browsers of MDN's data that an engine's version stands for. */
const BROWSERS_OF: Readonly<
  Record<
    Engine,
    readonly (
      'chrome' | 'chrome_android' | 'webview_android' | 'safari' | 'safari_ios' | 'firefox' | 'firefox_android'
    )[]
  >
> = {
  chrome: ['chrome', 'chrome_android', 'webview_android'],
  safari: ['safari'],
  ios_saf: ['safari_ios'],
  firefox: ['firefox', 'firefox_android'],
};

/** Whether a version, `major.minor` or `≤major`, is not newer than another. */
function isReached(added: string, floor: string): boolean {
  const [addedMajor = 0, addedMinor = 0] = added.replace('≤', '').split('.').map(Number);
  const [major = 0, minor = 0] = floor.split('.').map(Number);
  return addedMajor < major || (addedMajor === major && addedMinor <= minor);
}

/** A form of a feature that counts too: with a vendor's prefix, where the style has that as well. */
export type AcceptsPrefix = (prefix: string) => boolean;

function isThere(statement: SimpleSupportStatement, floor: string, acceptsPrefix: AcceptsPrefix): boolean {
  const { version_added: added, version_removed: removed, flags, prefix, alternative_name: otherName } = statement;
  if (typeof added !== 'string' || added === 'preview') return false;
  if (flags !== undefined || otherName !== undefined) return false;
  if (prefix !== undefined && !acceptsPrefix(prefix)) return false;
  return isReached(added, floor) && (typeof removed !== 'string' || !isReached(removed, floor));
}

function findEnginesWithout(compat: CompatStatement, floor: Floor, acceptsPrefix: AcceptsPrefix): readonly string[] {
  return ENGINES.filter((engine) =>
    BROWSERS_OF[engine].some((browser) => {
      const support = compat.support[browser];
      if (support === undefined) return false;
      return ![support].flat().some((statement) => isThere(statement, floor[engine], acceptsPrefix));
    }),
  ).map((engine) => `${engine} ${floor[engine]}`);
}

/** What is known of features without a prefix: a build asks for the same few hundred thousands of times. */
const KNOWN = new WeakMap<Floor, WeakMap<CompatStatement, readonly string[]>>();

function withoutPrefix(compat: CompatStatement, floor: Floor): readonly string[] {
  const known = KNOWN.get(floor) ?? new WeakMap<CompatStatement, readonly string[]>();
  KNOWN.set(floor, known);
  const engines = known.get(compat) ?? findEnginesWithout(compat, floor, () => false);
  known.set(compat, engines);
  return engines;
}

/** The engines, with their oldest versions, that lack a feature there: `chrome 100`; empty where all have it. */
export function enginesWithout(
  compat: CompatStatement,
  floor: Floor,
  acceptsPrefix?: AcceptsPrefix,
): readonly string[] {
  const engines = withoutPrefix(compat, floor);
  // A prefix only ever helps.
  return acceptsPrefix === undefined || engines.length === 0
    ? engines
    : findEnginesWithout(compat, floor, acceptsPrefix);
}

/** The members of a feature that are features themselves. */
export function subFeatures(
  feature: Identifier | undefined,
): readonly (readonly [name: string, feature: Identifier])[] {
  return Object.entries(feature ?? {}).filter(([name]) => name !== '__compat') as [string, Identifier][];
}
