import * as v from 'valibot';
import type { ApiClient } from 'shared-contracts/api/api-client';
import { memberInfo } from 'shared-contracts/api/endpoints/member';
import { isSignedIn } from 'shared-contracts/session/session-state';
import { LOCAL_KEY } from 'shared-contracts/storage';
import type { HostStorage } from '../storage/site-storage';
import type { SessionStore } from './session-store';

/** What is read of the kept details: names and picture. Everything is kept but the token. */
const keptSchema = v.object({
  account: v.string(),
  nickname: v.optional(v.string(), ''),
  icon: v.optional(v.string(), ''),
});
type Kept = v.InferOutput<typeof keptSchema>;

function nameOf({ nickname, account }: Kept): string {
  return nickname !== '' ? nickname : account;
}

function readKept(storage: HostStorage): Kept | null {
  try {
    const parsed = v.safeParse(keptSchema, JSON.parse(storage.local.get(LOCAL_KEY.memberInfo) ?? 'null'));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** Shows the member's own name and picture: what an earlier page kept at once, then what the server says. */
export async function refreshMemberInfo(storage: HostStorage, session: SessionStore, http: ApiClient): Promise<void> {
  const token = session.token();
  const state = session.reader.get();
  if (token === null || !isSignedIn(state)) return;
  const kept = readKept(storage);
  // Another tab may have left somebody else's details and cohorts: sessions are per tab, these are not.
  if (kept?.account === state.userName) session.describe(nameOf(kept), kept.icon);
  else storage.local.remove(LOCAL_KEY.cohort);
  try {
    const { token: _token, ...info } = await http.call(memberInfo, {});
    // The response belongs to a person who has signed out.
    if (session.token() !== token) return;
    storage.local.set(LOCAL_KEY.memberInfo, JSON.stringify(info));
    storage.local.set(LOCAL_KEY.cohort, info.cohorts);
    session.describe(nameOf(info), info.icon);
  } catch {
    // The user name stays: good enough until the next page asks again.
  }
}
