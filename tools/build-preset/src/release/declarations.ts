import { toJsonSchema } from '@valibot/to-json-schema';
import { contractModule } from './contract-of';
import { moduleIn } from './section-file';

type Schema = Parameters<typeof toJsonSchema>[0];

/** What a section's `src/contract.ts` declares. */
interface Declared {
  readonly events?: Readonly<
    Record<string, { readonly version: number; readonly replay: 'none' | 'last'; readonly payload: Schema }>
  >;
  readonly intents?: Readonly<
    Record<string, { readonly version: number; readonly request: Schema; readonly result: Schema }>
  >;
}

/** What the contract says of the host's own. */
interface HostRules {
  readonly events: Readonly<Record<string, { readonly version: number; readonly replay: 'none' | 'last' }>>;
  readonly intents: Readonly<Record<string, { readonly version: number }>>;
}

/** What a descriptor says of events and intents. */
export interface Declarations {
  /** Versions of all events whose declaration the package knows. */
  readonly events: Readonly<Record<string, number>>;
  /** The same of intents. */
  readonly intents: Readonly<Record<string, number>>;
  /** The package's own events. */
  readonly own: Readonly<Record<string, { readonly version: number; readonly replay: 'none' | 'last' }>>;
  /** JSON schemas of what the package declares, by `event <name>` and `intent <name>`. */
  readonly forms: Readonly<Record<string, object>>;
}

async function hostRules(folder: string): Promise<HostRules> {
  const events = await contractModule<{ HOST_EVENTS: HostRules['events'] }>(folder, 'events/event-map');
  const intents = await contractModule<{ HOST_INTENTS: HostRules['intents'] }>(folder, 'intents/intent-map');
  return { events: events.HOST_EVENTS, intents: intents.HOST_INTENTS };
}

function versionsIn(tables: readonly Readonly<Record<string, { readonly version: number }>>[]): Record<string, number> {
  const all = tables.flatMap((table) => Object.entries(table).map(([name, { version }]) => [name, version] as const));
  return Object.fromEntries(all.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function formOf(schema: Schema): object {
  const { $schema: _dialect, ...form } = toJsonSchema(schema);
  return form;
}

function formsOf({ events = {}, intents = {} }: Declared): Record<string, object> {
  return Object.fromEntries([
    ...Object.entries(events).map(([name, { payload }]) => [`event ${name}`, formOf(payload)]),
    ...Object.entries(intents).map(([name, { request, result }]) => [
      `intent ${name}`,
      { request: formOf(request), result: formOf(result) },
    ]),
  ]);
}

/**
 * What a package declares in `src/contract.ts`, and the versions it knows of what others declare: the host by the contract,
 * sections by `src/partner-contracts.ts`.
 */
export async function declarationsOf(folder: string, isHost: boolean): Promise<Declarations> {
  const host = await hostRules(folder);
  const own = (await moduleIn<Declared>(folder, 'contract')) ?? {};
  const partners = Object.values((await moduleIn<Record<string, Declared>>(folder, 'partner-contracts')) ?? {});
  const known = [own, ...partners];
  const rules = isHost ? host.events : (own.events ?? {});
  return {
    events: versionsIn([host.events, ...known.map(({ events = {} }) => events)]),
    intents: versionsIn([host.intents, ...known.map(({ intents = {} }) => intents)]),
    own: Object.fromEntries(Object.entries(rules).map(([name, { version, replay }]) => [name, { version, replay }])),
    forms: formsOf(own),
  };
}
