import * as v from 'valibot';
import type { ApiClient } from 'shared-contracts/api/api-client';
import { memberInfo } from 'shared-contracts/api/endpoints/member';
import { LOCAL_KEY } from 'shared-contracts/storage';
import type { HostStorage } from '../storage/site-storage';
import type { SessionStore } from './session-store';

/** What is kept of a member between pages: never the token (D-02). */
const keptSchema = v.object({ account: v.string(), nickname: v.optional(v.string(), '') });

function nameOf(info: v.InferOutput<typeof keptSchema>): string {
  return info.nickname !== '' ? info.nickname : info.account;
}

/** Shows the member's own name: what an earlier page kept at once, then what the server says. */
export async function refreshMemberInfo(storage: HostStorage, session: SessionStore, http: ApiClient): Promise<void> {
  if (session.token() === null) return;
  const kept = readKept(storage);
  if (kept !== null) session.rename(nameOf(kept));
  try {
    const { token: _token, ...info } = await http.call(memberInfo, {});
    storage.local.set(LOCAL_KEY.memberInfo, JSON.stringify(info));
    session.rename(nameOf(info));
  } catch {
    // The user name stays: good enough until the next page asks again.
  }
}

function readKept(storage: HostStorage): v.InferOutput<typeof keptSchema> | null {
  try {
    const parsed = v.safeParse(keptSchema, JSON.parse(storage.local.get(LOCAL_KEY.memberInfo) ?? 'null'));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
