import { readLimits } from 'shared-contracts/play-limits';
import type { Overlays } from 'shared-contracts/remote/remote-context';
import type { SessionReader } from 'shared-contracts/session/session-state';
import { LOCAL_KEY, SESSION_KEY } from 'shared-contracts/storage';
import { isSafePoint } from '../browser/safe-point';
import type { HostTranslate } from '../i18n/page-texts';
import type { HostStorage } from '../storage/site-storage';

const MINUTE_MS = 60_000;

/** What the reminder needs of the rest. */
export interface PlayReminderSetup {
  readonly session: SessionReader;
  readonly storage: Pick<HostStorage, 'local' | 'session'>;
  readonly overlays: Pick<Overlays, 'confirm'>;
  /** Whether the merchant reminds its players. */
  readonly isOn: () => boolean;
  readonly say: HostTranslate;
  readonly signOut: () => Promise<void>;
  readonly now: () => number;
}

/** What is kept for the visit: since when, and when it was last said. */
interface Sitting {
  readonly since: number;
  readonly toldAt: number;
}

function parseSitting(text: string | null): Sitting | null {
  const [since = NaN, toldAt = NaN] = (text ?? '').split(' ').map(Number);
  return Number.isFinite(since) && Number.isFinite(toldAt) && text !== '' ? { since, toldAt } : null;
}

/** The day by this device, YYYY-MM-DD. */
function dayOf(moment: number): string {
  return new Date(moment).toLocaleDateString('en-CA');
}

/** Tells a member now and then how long they have been here, and offers to stop. */
export class PlayReminder {
  constructor(private readonly setup: PlayReminderSetup) {}

  /** Looks once a minute; returns the way to stop. */
  watch(): () => void {
    const timer = setInterval(() => void this.look(), MINUTE_MS);
    return () => clearInterval(timer);
  }

  async look(): Promise<void> {
    const { session, storage, overlays, isOn, say, signOut, now } = this.setup;
    const state = session.get();
    if (!isOn() || (state.status !== 'member' && state.status !== 'agent')) return;
    const moment = now();
    const sitting = parseSitting(storage.session.get(SESSION_KEY.sitting)) ?? { since: moment, toldAt: moment };
    const keep = (toldAt: number): void => storage.session.set(SESSION_KEY.sitting, `${sitting.since} ${toldAt}`);
    const { remindAfter } = readLimits(storage.local.get(LOCAL_KEY.playLimits), state.userName, dayOf(moment));
    const isDue = remindAfter > 0 && moment - sitting.toldAt >= remindAfter * MINUTE_MS;
    if (!isDue || document.visibilityState !== 'visible' || !isSafePoint()) return keep(sitting.toldAt);
    keep(moment);
    const wantsToStop = await overlays.confirm({
      title: say('play.title'),
      text: say('play.text', { count: Math.round((moment - sitting.since) / MINUTE_MS) }),
      confirmLabel: say('play.leave'),
      cancelLabel: say('play.stay'),
    });
    if (wantsToStop) await signOut();
  }
}
