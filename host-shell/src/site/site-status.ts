import { apiError, isApiError, type ApiError, type ApiFailure } from 'shared-contracts/api/api-error';
import type { ApiClient } from 'shared-contracts/api/api-client';
import type { ReplyOf } from 'shared-contracts/api/endpoint';
import { systemStatus, type SiteInfo } from 'shared-contracts/api/endpoints/system';
import { readKept, writeKept } from 'shared-contracts/kept-answer';
import { LOCAL_KEY } from 'shared-contracts/storage';
import { createStore } from 'zustand/vanilla';
import type { HostStorage } from '../storage/site-storage';

export type StatusReply = ReplyOf<typeof systemStatus>;

/** 0 open, 1 maintenance, 2 region restricted; maintenance wins when both are set. */
export function statusValue(reply: Pick<StatusReply, 'maintenance' | 'regionRestriction'>): number {
  if (typeof reply.maintenance === 'number' && reply.maintenance > 1) return reply.maintenance;
  if (reply.maintenance !== false && reply.maintenance !== 0) return 1;
  return reply.regionRestriction ? 2 : 0;
}

/** What the gate shows (docs/product/shell.md#system-status). `waiting` and `failed`: nothing was ever known. */
export type SiteStatus =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly failure: ApiFailure }
  | { readonly kind: 'known'; readonly value: number; readonly reply: StatusReply };

/** Refresh on focus no more often than this. */
const FOCUS_REFRESH_MS = 60_000;

/** What the status needs of the rest. */
export interface SiteStatusSetup {
  readonly storage: HostStorage;
  readonly merchantCode: string;
  readonly language: () => string;
  readonly onValue: (value: number) => void;
}

/** The merchant's status: from the cache at once, from the server as soon as it answers, then kept fresh. */
export class SiteStatusStore {
  private readonly store = createStore<SiteStatus>(() => ({ kind: 'waiting' }));
  private refreshedAt = Number.NEGATIVE_INFINITY;
  private running: Promise<ApiError | null> | null = null;

  constructor(private readonly setup: SiteStatusSetup) {}

  readonly get = (): SiteStatus => this.store.getState();
  readonly subscribe = (listener: () => void): (() => void) => this.store.subscribe(listener);

  /** Takes what an earlier visit kept; anything unreadable is dropped. */
  restore(): void {
    const text = this.setup.storage.local.get(LOCAL_KEY.statusCache);
    if (text === null) return;
    // In whatever language it was asked: what is open and where is the same in all of them.
    const kept = readKept(systemStatus.reply, text);
    if (kept !== null) this.know(kept);
    else this.setup.storage.local.remove(LOCAL_KEY.statusCache);
  }

  /** Takes the status that the page was rendered with, as old as the page. */
  adopt(reply: StatusReply): void {
    this.know(reply);
  }

  /** Asks the server; gives the failure, which changes the status only while nothing is known, or null. */
  refresh(http: ApiClient): Promise<ApiError | null> {
    // One at a time: a refusal of this very call asks for a refresh too.
    this.running ??= this.ask(http).finally(() => {
      this.running = null;
    });
    return this.running;
  }

  private async ask(http: ApiClient): Promise<ApiError | null> {
    this.refreshedAt = performance.now();
    const { merchantCode, storage } = this.setup;
    const language = this.setup.language();
    try {
      const reply = this.withInfo(await http.call(systemStatus, { merchantCode, language }));
      this.know(reply);
      storage.local.set(LOCAL_KEY.statusCache, writeKept(reply, language, Date.now()));
      return null;
    } catch (thrown) {
      const error = isApiError(thrown) ? thrown : apiError(systemStatus.id, { kind: 'malformed', detail: 'unknown' });
      if (this.get().kind !== 'known') this.store.setState({ kind: 'failed', failure: error.failure }, true);
      return error;
    }
  }

  /** Tries again from the splash. */
  async retry(http: ApiClient): Promise<void> {
    if (this.get().kind !== 'known') this.store.setState({ kind: 'waiting' }, true);
    await this.refresh(http);
  }

  /** Keeps the value fresh while the page is used. Returns the way to stop. */
  watchFocus(http: ApiClient): () => void {
    const onVisible = (): void => {
      if (document.visibilityState === 'visible' && performance.now() - this.refreshedAt >= FOCUS_REFRESH_MS)
        void this.refresh(http);
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }

  /** Waits until something is known or has failed. */
  async settled(): Promise<void> {
    if (this.get().kind !== 'waiting') return;
    await new Promise<void>((resolve) => {
      const stop = this.store.subscribe((status) => {
        if (status.kind === 'waiting') return;
        stop();
        resolve();
      });
    });
  }

  /** A status whose information could not be read leaves what was known of the site. */
  private withInfo(reply: StatusReply): StatusReply {
    const known = this.get();
    return reply.info === undefined && known.kind === 'known' ? { ...reply, info: known.reply.info } : reply;
  }

  private know(reply: StatusReply): void {
    const value = statusValue(reply);
    this.store.setState({ kind: 'known', value, reply }, true);
    this.setup.onValue(value);
  }
}

/** The site's information, or what the page itself says where nothing is known. */
export function infoOf(status: SiteStatus, otherwise: SiteInfo): SiteInfo {
  return (status.kind === 'known' ? status.reply.info : undefined) ?? otherwise;
}
