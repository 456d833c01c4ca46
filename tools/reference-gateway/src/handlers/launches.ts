import type { CallContext } from '../app/context';
import { requireSession } from '../app/handler';
import { randomSecret, secretHash } from '../app/secrets';
import { siteUrl } from '../app/site';
import type { Store } from '../db/store';

const LIFETIME = 2 * 60 * 60 * 1000;

export type LaunchKind = 'game' | 'chat';

interface LaunchRow {
  readonly member_id: number;
  readonly merchant: string;
  readonly kind: string;
  readonly parameters: string;
}

/** What a page of the demo vendor was opened with. */
export interface Launch {
  readonly memberId: number;
  readonly merchantCode: string;
  readonly parameters: Readonly<Record<string, string>>;
}

const PATHS: Readonly<Record<LaunchKind, string>> = { game: '/vendor-demo/play', chat: '/vendor-demo/chat' };

/** The address of the demo vendor for these parameters; the launch id opens that page only, for two hours. */
export function openLaunch(
  context: CallContext,
  kind: LaunchKind,
  request: Readonly<Record<string, string | number | undefined>>,
): string {
  const { store, now, merchant } = context;
  const parameters = Object.fromEntries(
    Object.entries(request).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  const id = randomSecret();
  store.run('DELETE FROM launches WHERE created_at <= ?', now - LIFETIME);
  store.run(
    'INSERT INTO launches (id_hash, member_id, merchant, kind, parameters, created_at) VALUES (?, ?, ?, ?, ?, ?)',
    secretHash(id),
    requireSession(context).memberId,
    merchant.code,
    kind,
    JSON.stringify(parameters),
    now,
  );
  return siteUrl(context.site, `${PATHS[kind]}?${new URLSearchParams({ ...parameters, launch: id }).toString()}`);
}

/** What a launch id stands for; undefined when it is unknown, over, or of another kind. */
export function findLaunch(store: Store, kind: LaunchKind, id: string, now: number): Launch | undefined {
  const row = store.get<LaunchRow>(
    'SELECT member_id, merchant, kind, parameters FROM launches WHERE id_hash = ? AND kind = ? AND created_at > ?',
    secretHash(id),
    kind,
    now - LIFETIME,
  );
  if (!row) return undefined;
  const parameters = JSON.parse(row.parameters) as Record<string, string>;
  return { memberId: row.member_id, merchantCode: row.merchant, parameters };
}
