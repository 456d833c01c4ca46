import { LIVE_KINDS, type LiveKind } from 'shared-contracts/live/live-messages';
import type { Services } from '../../rules/call/context';
import type { Scenarios } from '../control/scenarios';
import { contextOf, type LiveAsker } from './live-asker';
import type { LiveChange } from './live-changes';
import { isToldTo, LIVE_CONTENT } from './live-content';
import type { LiveMessage } from './live-text';

/** What messages are made from. */
export interface NewsSource {
  readonly services: Services;
  /** Only with `test`: what a scenario changes is not told. */
  readonly scenarios: Scenarios | undefined;
}

const asIs: Scenarios['patch'] = (_id, value) => value;

/** The kinds that a listener is told. */
export function kindsFor({ services, scenarios }: NewsSource, asker: LiveAsker): readonly LiveKind[] {
  const context = contextOf(services, asker);
  const isChanged = (kind: LiveKind) => LIVE_CONTENT[kind].calls.some((id) => scenarios?.changes(id) === true);
  return LIVE_KINDS.filter((kind) => isToldTo(kind, context) && !isChanged(kind));
}

async function message(
  { services, scenarios }: NewsSource,
  asker: LiveAsker,
  kind: LiveKind,
  refs: readonly number[],
  id?: number,
): Promise<LiveMessage[]> {
  const content = await LIVE_CONTENT[kind].write(contextOf(services, asker), refs, scenarios?.patch ?? asIs);
  return content === undefined ? [] : [{ kind, content, ...(id === undefined ? {} : { id }) }];
}

/** The states as they are now, for who comes without having missed something: they are no step of the stream. */
export async function statesFor(source: NewsSource, asker: LiveAsker): Promise<readonly LiveMessage[]> {
  const kinds = kindsFor(source, asker).filter((kind) => LIVE_CONTENT[kind].isState);
  return (await Promise.all(kinds.map((kind) => message(source, asker, kind, [])))).flat();
}

/** What these changes tell a listener, in order: the latest of a state, each deposit, and all of the rest at once. */
export async function newsFor(
  source: NewsSource,
  asker: LiveAsker,
  changes: readonly LiveChange[],
): Promise<readonly LiveMessage[]> {
  const memberId = asker.session?.memberId;
  const told = await Promise.all(
    kindsFor(source, asker).map(async (kind) => {
      const own = changes.filter(
        (change) => change.kind === kind && (change.member_id === null || change.member_id === memberId),
      );
      const last = own.at(-1);
      if (last === undefined) return [];
      if (kind === 'deposit')
        return (await Promise.all(own.map(({ id, ref }) => message(source, asker, kind, [ref ?? 0], id)))).flat();
      const refs = [...new Set(own.flatMap(({ ref }) => (ref === null ? [] : [ref])))];
      return message(source, asker, kind, refs, last.id);
    }),
  );
  return told.flat().sort((one, other) => (one.id ?? 0) - (other.id ?? 0));
}
