import { BOOT_GLOBAL } from 'shared-contracts/release/boot-names';
import type { EarlyAnswer } from '../starter/starter-result';
import { isLobbyCall, type PageAnswer } from './worker-rules';

async function answerOf(coming: Promise<EarlyAnswer>): Promise<readonly PageAnswer[]> {
  const answer = await coming.catch(() => null);
  if (answer?.asked === undefined || answer.status !== 200) return [];
  const { asked, body } = answer;
  const call = { url: new URL(asked.url, window.location.href).href, headers: asked.headers };
  return isLobbyCall(call) ? [{ ...call, text: JSON.stringify(body) }] : [];
}

/** The responses this page was drawn from that are the same for all players. */
export async function firstAnswers(): Promise<readonly PageAnswer[]> {
  const all = await Promise.all(Object.values(window[BOOT_GLOBAL]?.early ?? {}).map(answerOf));
  return all.flat();
}
