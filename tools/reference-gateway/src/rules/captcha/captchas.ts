import type { CallContext } from '../call/context';
import { randomSecret, secretHash } from '../security/secrets';
import type { Store } from '../../data/store/store';
import { joinedDigits } from 'shared-contracts/code-text';
import { drawCaptcha } from './captcha-image';
import { makePuzzle, makeSum } from './puzzle';

/** The cookie that binds a captcha to its caller. */
export const CAPTCHA_COOKIE = 'captcha';
const LIFETIME_SECONDS = 5 * 60;

interface CaptchaRow {
  readonly solution: string;
}

/** Makes a captcha, binds it to the caller by a cookie, and answers its picture as base64, or its sum as text. */
export function issueCaptcha({ store, cookies, now }: CallContext, form?: 'text'): string {
  const puzzle = form === 'text' ? makeSum() : makePuzzle();
  const id = randomSecret();
  store.run('DELETE FROM captchas WHERE created_at <= ?', now - LIFETIME_SECONDS * 1000);
  store.run(
    'INSERT INTO captchas (id_hash, solution, created_at) VALUES (?, ?, ?)',
    secretHash(id),
    puzzle.solution,
    now,
  );
  cookies.set(CAPTCHA_COOKIE, id, LIFETIME_SECONDS);
  if (form === 'text') return puzzle.shown;
  return drawCaptcha(puzzle.shown).toString('base64');
}

/** Whether an answer solves the caller's captcha; right or wrong, it is used up. */
export function takeCaptcha({ store, cookies, now }: CallContext, answer: string | undefined): boolean {
  const id = cookies.get(CAPTCHA_COOKIE);
  if (!id) return false;
  const row = store.get<CaptchaRow>(
    'SELECT solution FROM captchas WHERE id_hash = ? AND created_at > ?',
    secretHash(id),
    now - LIFETIME_SECONDS * 1000,
  );
  store.run('DELETE FROM captchas WHERE id_hash = ?', secretHash(id));
  cookies.set(CAPTCHA_COOKIE, '', 0);
  return row !== undefined && joinedDigits(answer ?? '') === row.solution;
}

/** The solution of a cookie's captcha, else of the newest; for the control API only. */
export function captchaSolution(store: Store, id: string | undefined): string | null {
  const own = id && store.get<CaptchaRow>('SELECT solution FROM captchas WHERE id_hash = ?', secretHash(id));
  const row =
    own || store.get<CaptchaRow>('SELECT solution FROM captchas ORDER BY created_at DESC, rowid DESC LIMIT 1');
  return row?.solution ?? null;
}
