import { bootTextOf } from 'shared-contracts/release/boot-names';
import { sha256Hex } from '../store/digest';

interface Stamped {
  readonly view: object;
}

/**
 * Names a merchant's page whatever its revision and keys are: what was rendered for one page stands in no other. Null for
 * what is no page of this site.
 */
export function pageIdentity(html: string): string | null {
  const text = bootTextOf(html);
  if (text === null) return null;
  try {
    const boot = JSON.parse(text) as Stamped;
    const unstamped = JSON.stringify({ ...boot, keys: [], view: { ...boot.view, revision: 0 } });
    return sha256Hex(html.replace(text, () => unstamped));
  } catch {
    return null;
  }
}
