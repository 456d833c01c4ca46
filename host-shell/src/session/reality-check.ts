import type { ApiClient } from 'shared-contracts/api/api-client';
import { realityCheck, realityCheckSeen, type RealityCheck } from 'shared-contracts/api/endpoints/responsible-play';
import type { Overlays } from 'shared-contracts/remote/remote-context';
import type { SessionReader, SessionState } from 'shared-contracts/session/session-state';
import { SESSION_KEY } from 'shared-contracts/storage';
import { isSafePoint } from '../browser/safe-point';
import type { HostTranslate } from '../i18n/page-texts';
import type { HostStorage } from '../storage/site-storage';

const MINUTE_MS = 60_000;
/** Without an answer the server is asked again after this long. */
const RETRY_MS = 5 * MINUTE_MS;

/** What the reality check needs of the rest. */
export interface RealityCheckSetup {
  readonly session: SessionReader;
  readonly storage: Pick<HostStorage, 'session'>;
  readonly overlays: Pick<Overlays, 'confirm'>;
  readonly http: ApiClient;
  /** Whether the merchant offers it. */
  readonly isOn: () => boolean;
  readonly say: HostTranslate;
  /** Writes an amount in the currency of the site. */
  readonly money: (amount: number) => string;
  readonly signOut: () => Promise<void>;
  readonly now: () => number;
}

function isPlayer(state: SessionState): boolean {
  return (state.status === 'member' || state.status === 'agent') && !state.mustChangePassword;
}

/**
 * Tells a member now and then how long they have been here and how play went, and offers to stop. When it is due the server
 * says, and it stays due until it was read: a reload, another tab or another device does not get around it.
 */
export class RealityChecks {
  private isLooking = false;
  /** Of this page alone: the next one asks at once. */
  private restsUntil = 0;

  constructor(private readonly setup: RealityCheckSetup) {}

  /** Looks at once and then each minute; returns the way to stop. */
  watch(): () => void {
    void this.look();
    const timer = setInterval(() => void this.look(), MINUTE_MS);
    return () => clearInterval(timer);
  }

  async look(): Promise<void> {
    const { session, storage, isOn, now } = this.setup;
    if (this.isLooking || !isOn() || !isPlayer(session.get())) return;
    // A check that is due waits until it interrupts nothing.
    const next = Math.max(this.restsUntil, Number(storage.session.get(SESSION_KEY.sitting)));
    if (next > now() || document.hidden || !isSafePoint()) return;
    this.isLooking = true;
    try {
      await this.ask();
    } finally {
      this.isLooking = false;
    }
  }

  private async ask(): Promise<void> {
    const { http, now, signOut } = this.setup;
    const check = await http.call(realityCheck, {}).catch(() => null);
    if (check === null || check.nextAt > now()) return this.wait(check);
    const wantsToStop = await this.show(check);
    this.wait(await http.call(realityCheckSeen, {}).catch(() => null));
    if (wantsToStop) await signOut();
  }

  private show({ since, result }: RealityCheck): Promise<boolean> {
    const { overlays, say, money, now } = this.setup;
    const time = say('play.text', { count: Math.round((now() - since) / MINUTE_MS) });
    // What a back end does not tell is not said.
    const outcome = Number.isNaN(result) ? '' : say('play.result', { amount: money(result) });
    return overlays.confirm({
      title: say('play.title'),
      text: `${time} ${outcome}`.trim(),
      confirmLabel: say('play.leave'),
      cancelLabel: say('play.stay'),
    });
  }

  /** When the sitting ends the server is asked too, so that the page ends with it. */
  private wait(check: RealityCheck | null): void {
    const { storage, now } = this.setup;
    if (check === null) this.restsUntil = now() + RETRY_MS;
    else storage.session.set(SESSION_KEY.sitting, String(Math.min(check.nextAt, check.endsAt ?? check.nextAt)));
  }
}
