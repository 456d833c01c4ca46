import type { EndpointId } from 'shared-contracts/api/endpoint-table';
import type { AnswerOverride, ScenarioOverrides } from './control-api';

/** The scenarios in force; the one set last wins. */
export interface Scenarios {
  readonly set: (name: string, overrides: ScenarioOverrides) => void;
  readonly clear: () => void;
  /** The override of the next answer of a call, counted as used. */
  readonly take: (id: EndpointId | 'live') => AnswerOverride | undefined;
  /** Whether an answer of the call is still to be changed: then what the live channel would tell of it is not told. */
  readonly changes: (id: EndpointId) => boolean;
  /** The real value as the scenarios want it: status, announcements, vendors. */
  readonly patch: (id: EndpointId, value: unknown, request: unknown) => unknown;
  readonly maintenanceVendors: () => readonly string[] | undefined;
}

interface Pending {
  readonly override: AnswerOverride;
  left: number;
}

interface Scenario {
  readonly overrides: ScenarioOverrides;
  readonly answers: readonly { readonly id: string; readonly queue: Pending[] }[];
}

/** Which group of R-60 a scenario's list replaces, and the content type it belongs to. */
const ANNOUNCEMENT_GROUPS = [
  ['banners', 'banners', 'B'],
  ['notices', 'player', 'PL'],
  ['popups', 'popup', 'PU'],
  ['promotions', 'promotion', 'PR'],
] as const;

export function createScenarios(): Scenarios {
  const byName = new Map<string, Scenario>();
  const newestFirst = () => [...byName.values()].reverse();

  function take(id: EndpointId | 'live'): AnswerOverride | undefined {
    for (const scenario of newestFirst()) {
      const queue = scenario.answers.find((answer) => covers(answer.id, id))?.queue;
      const pending = queue?.[0];
      if (!queue || !pending) continue;
      pending.left -= 1;
      if (pending.left <= 0) queue.shift();
      return pending.override;
    }
    return undefined;
  }

  return {
    set: (name, overrides) => {
      byName.delete(name);
      if (Object.keys(overrides).length > 0) byName.set(name, { overrides, answers: queues(overrides) });
    },
    clear: () => byName.clear(),
    take,
    changes: (id) =>
      [...byName.values()].some(({ answers }) =>
        answers.some((answer) => covers(answer.id, id) && answer.queue.length > 0),
      ),
    patch: (id, value, request) =>
      [...byName.values()].reduce((patched, { overrides }) => patchValue(id, patched, request, overrides), value),
    maintenanceVendors: () =>
      newestFirst().find(({ overrides }) => overrides.maintenanceVendors)?.overrides.maintenanceVendors,
  };
}

/** `R-41` covers `R-41.add`; `R-4` covers nothing. */
export function covers(asked: string, id: string): boolean {
  return id === asked || id.startsWith(`${asked}.`);
}

function queues(overrides: ScenarioOverrides): Scenario['answers'] {
  return Object.entries(overrides.answers ?? {}).map(([id, answers]) => ({
    id,
    queue: [answers].flat().map((override) => ({ override, left: override.times ?? Number.POSITIVE_INFINITY })),
  }));
}

function patchValue(id: EndpointId, value: unknown, request: unknown, overrides: ScenarioOverrides): unknown {
  if (id === 'R-01' && overrides.status) return mergeDeep(value, overrides.status);
  if (id === 'R-36' && overrides.vendors) return { ...asRecord(value), ...overrides.vendors };
  if (id !== 'R-60') return value;
  const types = String(asRecord(request)['types']).split(',');
  const groups = ANNOUNCEMENT_GROUPS.flatMap(([override, group, type]) => {
    const replaced = overrides[override];
    return replaced && types.includes(type) ? [[group, replaced] as const] : [];
  });
  return { ...asRecord(value), ...Object.fromEntries(groups) };
}

/** Objects are merged field by field; anything else replaces. */
export function mergeDeep(base: unknown, patch: Readonly<Record<string, unknown>>): unknown {
  const merged: Record<string, unknown> = { ...asRecord(base) };
  for (const [key, value] of Object.entries(patch)) {
    merged[key] = isRecord(value) && isRecord(merged[key]) ? mergeDeep(merged[key], value) : value;
  }
  return merged;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function asRecord(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}
