import { randomUUID } from 'node:crypto';
import type { BrandGuardReport } from '../guards/guard-brands';
import type { TickReport } from '../change/run-tick';
import type { CommandContext } from '../command-line/command';
import type { PreviewRow } from '../map/preview';
import { changeLines } from '../map/preview-table';
import { prerenderAfterWrite } from '../prerender/after-write';
import type { Revision } from '../revisions/revision';
import { readSettings } from '../settings/settings';
import { messageOf } from '../text/user-error';
import { networkSender } from './deliver';
import { eventOf, type Message, type WriteEvent } from './message';
import { notify, notifyAgain, type Notice, type Notifying } from './notify';
import { sendRequest } from './send-request';

const MOST_LINES = 50;

/** A write that has taken effect, or that was proposed. */
export interface Written {
  readonly record: Pick<Revision, 'environment' | 'revision' | 'writtenAt' | 'author' | 'reason'>;
  readonly changes: readonly string[];
  /** Who gets something else. */
  readonly merchants: readonly string[];
  /** Where it waits for another key. */
  readonly proposal?: string | undefined;
  /** What it is, where the command's name does not say so. */
  readonly event?: WriteEvent;
}

/** A write of the map as it is told. */
export function writtenMap(
  map: Written['record'],
  preview: readonly PreviewRow[],
  more: Pick<Written, 'proposal' | 'event'> = {},
): Written {
  const merchants = [...new Set(preview.map(({ merchant }) => merchant))];
  return { record: map, changes: changeLines(preview), merchants, ...more };
}

/** A name that no other message has. */
function newId(): string {
  return `msg_${randomUUID().replaceAll('-', '')}`;
}

/** What is told of a write. */
export function noticeOf(
  command: string,
  { record, changes, merchants, proposal, event }: Written,
  all: readonly string[],
): Notice {
  const { environment, revision, writtenAt, author, reason } = record;
  const more = changes.length - MOST_LINES;
  const lines = more > 0 ? [...changes.slice(0, MOST_LINES), `and ${more} more`] : [...changes];
  const message: Message = {
    id: newId(),
    type: event ?? eventOf(command, proposal !== undefined),
    timestamp: writtenAt,
    data: { environment, revision, proposal: proposal ?? null, author, reason, changes: lines, merchants },
  };
  // A write can change pages of merchants who get the same as before, such as what these fall back to.
  return { message, sites: proposal === undefined ? all : [] };
}

/** By what a command tells others of what it did. */
export function notifying({
  home,
  variables,
  report,
}: Pick<CommandContext, 'home' | 'variables' | 'report'>): Notifying {
  return { home, variables, report, sender: networkSender(sendRequest), now: () => new Date() };
}

type WritingContext = Pick<CommandContext, 'store' | 'report' | 'variables' | 'home' | 'command'>;

/** Tells everybody who is to hear of a write. */
async function tellWrite(context: WritingContext, written: Written): Promise<void> {
  try {
    const settings = await readSettings(context.store, written.record.environment);
    const all = Object.keys(settings?.settings.merchants ?? {});
    await notify(noticeOf(context.command, written, all), notifying(context));
  } catch (error) {
    context.report(`Nobody was told of the write: ${messageOf(error)}`);
  }
}

/**
 * What follows from a write that has taken effect: the public pages that it changed are rendered, caches forget the former
 * ones, and those who are to hear of it are told. A proposal is told only.
 */
export async function afterWrite(context: WritingContext, written: Written): Promise<void> {
  if (written.proposal === undefined) await prerenderAfterWrite(context, written.record.environment);
  await tellWrite(context, written);
}

/** What follows from a tick: what it wrote is told, and what did not arrive before is sent again. */
export async function afterTick(
  context: WritingContext,
  { written, isGuarded, actions }: Pick<TickReport, 'written' | 'isGuarded' | 'actions'>,
): Promise<void> {
  if (written?.isWritten === true) {
    const event = isGuarded ? 'map.guarded' : 'map.stepped';
    await tellWrite(context, { ...writtenMap(written.map, written.preview, { event }), changes: actions });
  }
  await notifyAgain(notifying(context));
}

/** What follows from brands that their guards took back: the same as from any write of the settings. */
export async function afterBrandGuards(
  context: WritingContext,
  { taken }: Pick<BrandGuardReport, 'taken'>,
): Promise<void> {
  for (const { merchant, written } of taken) {
    const { stored, changes } = written;
    const told = { changes, merchants: [merchant], event: 'settings.written' } as const;
    if (stored !== null) await afterWrite(context, { record: stored.record, ...told });
  }
}
