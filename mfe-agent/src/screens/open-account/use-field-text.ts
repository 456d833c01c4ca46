import { useT } from '../../i18n';
import type { AccountFault } from '../../model/accounts/new-account';

/** What is wrong with a field of a new account, in words. */
export function useFieldText(): (key: string) => string {
  const t = useT();
  return (key) => t(`account.fault.${key as AccountFault}`);
}
