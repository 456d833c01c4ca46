import type { CompatStatement } from '@mdn/browser-compat-data/types';
import type { Floor } from '../workspace/browsers';
import { enginesWithout } from './compat-data';
import { globalFeature, memberFeature, methodFeatures } from './script-features';
import { scriptUses, type ScriptUse } from './script-uses';

/** A use of something that an oldest supported engine lacks. */
export interface NewerUse {
  /** `URL.canParse`, `structuredClone`, `.toSorted()`, `color-mix()`, `@starting-style`. */
  readonly feature: string;
  /** Engines that lack it, each with its oldest version. */
  readonly missingIn: readonly string[];
}

function featureName(use: ScriptUse): string {
  if (use.kind === 'global') return use.name;
  return use.kind === 'member' ? `${use.object}.${use.name}` : `.${use.name}()`;
}

/** Engines without any of what may be meant: a method that one old interface has is taken for that one. */
function enginesWithoutAny(features: readonly CompatStatement[], floor: Floor): readonly string[] {
  const missing = features.map((feature) => enginesWithout(feature, floor));
  return missing.reduce((fewest, engines) => (engines.length < fewest.length ? engines : fewest), missing[0] ?? []);
}

/** A name that is no global of the platform holds any object. */
function plainUse(use: ScriptUse): ScriptUse {
  const isAnyObject = use.kind === 'member' && use.isCalled && globalFeature(use.object) === undefined;
  return isAnyObject && memberFeature(use.object, use.name) === undefined ? { kind: 'method', name: use.name } : use;
}

function missingFor(use: ScriptUse, ownMembers: ReadonlySet<string>, floor: Floor): readonly string[] {
  if (use.kind === 'method') return enginesWithoutAny(methodFeatures(use.name, ownMembers.has(use.name)), floor);
  const feature = use.kind === 'global' ? globalFeature(use.name) : memberFeature(use.object, use.name);
  return feature === undefined ? [] : enginesWithout(feature, floor);
}

/** What a script uses that is newer than the oldest supported engines, each once; throws for syntax that is newer. */
export function newerInScript(text: string, floor: Floor): readonly NewerUse[] {
  const found = new Map<string, NewerUse>();
  const { uses, ownMembers } = scriptUses(text);
  for (const use of uses.map(plainUse)) {
    const feature = featureName(use);
    if (found.has(feature)) continue;
    const missingIn = missingFor(use, ownMembers, floor);
    if (missingIn.length > 0) found.set(feature, { feature, missingIn });
  }
  return [...found.values()];
}
