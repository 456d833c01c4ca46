import type { CallContext } from '../call/context';
import { requireSession } from '../call/handler';
import { randomSecret, secretHash } from '../security/secrets';
import { siteUrl } from '../call/site';
import type { Store } from '../../data/store/store';

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

/**
 * The address of the demo vendor for these parameters; the launch id opens that page only, for two hours at most and no
 * longer than the session.
 */
export function openLaunch(
  context: CallContext,
  kind: LaunchKind,
  request: Readonly<Record<string, string | number | undefined>>,
): string {
  const { store, now, merchant } = context;
  const parameters = Object.fromEntries(
    Object.entries(request).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  const session = requireSession(context);
  const id = randomSecret();
  store.run('DELETE FROM launches WHERE created_at <= ?', now - LIFETIME);
  store.run(
    `INSERT INTO launches (id_hash, member_id, merchant, kind, parameters, created_at, session_hash)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    secretHash(id),
    session.memberId,
    merchant.code,
    kind,
    JSON.stringify(parameters),
    now,
    session.tokenHash,
  );
  return siteUrl(context.site, `${PATHS[kind]}?${new URLSearchParams({ ...parameters, launch: id }).toString()}`);
}

/** What a launch id stands for; undefined when it is unknown, of another kind, or over with its session. */
export function findLaunch(store: Store, kind: LaunchKind, id: string, now: number): Launch | undefined {
  const row = store.get<LaunchRow>(
    `SELECT l.member_id, l.merchant, l.kind, l.parameters FROM launches l
     JOIN sessions s ON s.token_hash = l.session_hash JOIN members m ON m.id = l.member_id
     WHERE l.id_hash = ? AND l.kind = ? AND l.created_at > ? AND s.expires_at > ? AND m.disabled = 0`,
    secretHash(id),
    kind,
    now - LIFETIME,
    now,
  );
  if (!row) return undefined;
  const parameters = JSON.parse(row.parameters) as Record<string, string>;
  return { memberId: row.member_id, merchantCode: row.merchant, parameters };
}

/** Ends every address that was given out to a member: to games, to the chat and to pages to pay on. */
export function endAddresses(store: Store, memberId: number): void {
  store.run('DELETE FROM launches WHERE member_id = ?', memberId);
  store.run('UPDATE deposits SET session_hash = NULL WHERE member_id = ?', memberId);
}
