import type { Verdict } from './cases';

/**
 * Engines that treat the cases alike: `current` has hashes in import maps and `Integrity-Policy`; `webkit` the same, but
 * refuses what is imported statically under that header; `older` has neither.
 */
export type EngineFamily = 'current' | 'webkit' | 'older';

const EVERYWHERE = (verdict: Verdict): Readonly<Record<EngineFamily, Verdict>> => ({
  current: verdict,
  webkit: verdict,
  older: verdict,
});

/** With the hash in the import map alone. */
const BY_IMPORT_MAP = { ...EVERYWHERE('refused'), older: 'runs' } as const;

/** Why pages have no such header: the bytes are right. */
const UNDER_THE_HEADER = { ...EVERYWHERE('runs'), webkit: 'refused' } as const;

/** What each family does in each case, by the name of the case. Measured; docs/security.md tells it in words. */
export const EXPECTED_VERDICTS: Readonly<Record<string, Readonly<Record<EngineFamily, Verdict>>>> = {
  'right bytes': EVERYWHERE('runs'),
  'other bytes of an entry': BY_IMPORT_MAP,
  'other bytes of a chunk, imported statically': BY_IMPORT_MAP,
  'other bytes of a chunk, imported later': BY_IMPORT_MAP,
  'other bytes, with a modulepreload link that has the hash': EVERYWHERE('refused'),
  'other bytes of a chunk, with a modulepreload link that has the hash': EVERYWHERE('refused'),
  'an entry without a hash': EVERYWHERE('runs'),
  'a chunk without a hash': EVERYWHERE('runs'),
  'an inline script that the policy does not list': EVERYWHERE('refused'),
  'other bytes of a style': EVERYWHERE('refused'),
  'right bytes of a style': EVERYWHERE('runs'),
  'right bytes under Integrity-Policy': UNDER_THE_HEADER,
  'right bytes under Integrity-Policy with sources=(inline)': UNDER_THE_HEADER,
  'right bytes under Integrity-Policy, with modulepreload links': UNDER_THE_HEADER,
  'right bytes under Integrity-Policy-Report-Only': EVERYWHERE('runs'),
  'a chunk without a hash under Integrity-Policy': { ...EVERYWHERE('refused'), older: 'runs' },
};

/** What a family is expected to do, one line for each case. */
export function expectedVerdicts(family: EngineFamily): readonly string[] {
  return Object.entries(EXPECTED_VERDICTS).map(([name, verdicts]) => `${name}: ${verdicts[family]}`);
}
