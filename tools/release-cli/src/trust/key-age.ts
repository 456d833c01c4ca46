import type { KeyRing } from './key-ring';
import { keysOfRole, madeAt, type NamedKey, type RootPlan } from './root-plan';

/** For so long an open page may know only the keys of feeds that it was opened with. */
const OPEN_PAGE_MS = 7 * 24 * 60 * 60 * 1000;

/** The roots in which a key stands, oldest first. */
function plansWith(rings: readonly KeyRing[], { id }: NamedKey): readonly RootPlan[] {
  return rings.flatMap(({ root }) => (root?.plan.keys.some((key) => key.id === id) === true ? [root.plan] : []));
}

/**
 * From when on a timestamp key may go: once pages that were opened before another came have ended, so that no open page is
 * left with a key that signs nothing. Null where it may at once: it signs no feeds, or another was there before it.
 */
export function retirableFrom(rings: readonly KeyRing[], id: string): Date | null {
  const plan = rings.at(-1)?.root?.plan;
  const own = plan?.keys.find((key) => key.id === id);
  if (plan === undefined || own?.role !== 'timestamp') return null;
  const since = plansWith(rings, own)[0]?.version ?? 0;
  const others = keysOfRole(plan, 'timestamp').filter((key) => key.id !== id);
  const firsts = others.flatMap((key) => plansWith(rings, key)[0] ?? []);
  if (firsts.length === 0 || firsts.some(({ version }) => version < since)) return null;
  return new Date(Math.min(...firsts.map((first) => madeAt(first).getTime())) + OPEN_PAGE_MS);
}
