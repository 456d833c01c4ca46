import type { Feed } from 'shared-contracts/release/feed';
import { CLOCK_TOLERANCE_MS } from 'shared-contracts/release/signature';
import { LOCAL_KEY } from 'shared-contracts/storage';
import * as v from 'valibot';
import type { HostStorage } from '../storage/site-storage';

const seenSchema = v.object({
  environment: v.string(),
  merchant: v.string(),
  revision: v.number(),
  /** Ids of the keys that were trusted then: with none of them left, it is another site at this address. */
  keys: v.array(v.string()),
  /** Until then an older one could still be shown again (epoch ms). */
  until: v.number(),
});

type SeenState = v.InferOutput<typeof seenSchema>;

/** Whose revisions are compared. */
export type SeenSite = Pick<SeenState, 'environment' | 'merchant' | 'keys'>;

/** The newest state of the releases that this device was told of, for as long as an older one could be replayed. */
export class SeenRevision {
  constructor(
    private readonly local: Pick<HostStorage['local'], 'get' | 'set'>,
    private readonly site: SeenSite,
  ) {}

  /** The revision seen; 0 where nothing is known. */
  get(now: number): number {
    const seen = this.read();
    const isOurs = seen?.environment === this.site.environment && seen.merchant === this.site.merchant;
    const isSameSite = seen?.keys.some((id) => this.site.keys.includes(id)) === true;
    return isOurs && isSameSite && now <= seen.until ? seen.revision : 0;
  }

  note({ revision, expiresAt }: Pick<Feed, 'revision' | 'expiresAt'>): void {
    const until = Date.parse(expiresAt) + CLOCK_TOLERANCE_MS;
    this.local.set(LOCAL_KEY.releaseSeen, JSON.stringify({ ...this.site, revision, until } satisfies SeenState));
  }

  private read(): SeenState | null {
    try {
      return v.parse(seenSchema, JSON.parse(this.local.get(LOCAL_KEY.releaseSeen) ?? ''));
    } catch {
      return null;
    }
  }
}
