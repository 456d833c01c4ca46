import type { RemoteContext } from 'shared-contracts/remote/remote-context';
import { holdSessionPassword } from '../store/session-password';
import { browserKeyStore, type KeyStore } from '../browser/key-store';
import { KEEPS_PASSWORDS } from '../browser/use-key-store';
import { RememberedLogins } from '../store/remembered-logins';

/**
 * One silent sign-in with the remembered login; shows nothing, whatever the result
 * (docs/product/accounts.md#silent-sign-in).
 */
export async function resumeLogin(
  { requests, storage, flags }: Pick<RemoteContext, 'requests' | 'storage' | 'flags'>,
  shelf: KeyStore | null = browserKeyStore(),
): Promise<'signed-in' | 'refused'> {
  if (!flags.isOn(KEEPS_PASSWORDS)) return 'refused';
  const logins = new RememberedLogins(storage, shelf);
  const record = logins.find('username');
  const password = record === null ? null : await logins.passwordOf(record);
  if (record === null || password === null) return 'refused';
  const { username } = record;
  const result = await requests.signIn({ type: 'username', username, password, remember: true });
  if (result.ok) {
    holdSessionPassword(password);
    return 'signed-in';
  }
  // A refused password is worth nothing; a lost connection proves nothing against it.
  const isAnswered = result.failure.kind === 'rejected' || result.failure.kind === 'forbidden';
  if (isAnswered) logins.keepName({ type: 'username', username, password });
  return 'refused';
}
