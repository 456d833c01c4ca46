import type { Verdict } from './cases';

/**
 * Engines that treat the cases alike: `current` has hashes in import maps, several of them, and `Integrity-Policy`; `webkit`
 * the same, but refuses what is imported statically under that header, and compares no hash of a `modulepreload` link; `gecko`
 * takes one import map only; `older` has neither hashes in them nor that header.
 */
export type EngineFamily = 'current' | 'webkit' | 'gecko' | 'older';

const EVERYWHERE = (verdict: Verdict): Readonly<Record<EngineFamily, Verdict>> => ({
  current: verdict,
  webkit: verdict,
  gecko: verdict,
  older: verdict,
});

/** With the hash in the import map alone. */
const BY_IMPORT_MAP = { ...EVERYWHERE('refused'), older: 'runs' } as const;

/** With the hash in a link alone. */
const BY_LINK = { ...EVERYWHERE('refused'), webkit: 'runs' } as const;

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
  'other bytes of an entry outside the import map, with a modulepreload link that has the hash': BY_LINK,
  'right bytes of files outside the import map, all held by links': EVERYWHERE('runs'),
  'other bytes of a chunk outside the import map, all held by links': BY_LINK,
  // Blink asks again for what an entry imports, without the hash.
  'the same, imported although a link was refused': { ...BY_LINK, current: 'runs' },
  'right bytes of files in a second import map': EVERYWHERE('runs'),
  'other bytes of a chunk in a second import map': { ...BY_IMPORT_MAP, gecko: 'runs' },
  'right bytes of files in the only import map, which a script adds': EVERYWHERE('runs'),
  'other bytes of a chunk in the only import map, which a script adds': BY_IMPORT_MAP,
  'a second import map that the policy does not list': EVERYWHERE('runs'),
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
