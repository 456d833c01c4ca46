import { useFaultText, type FaultText } from 'shared-kit/money';
import { useT } from '../../i18n';

/** What can be wrong with a sending of money; each has a text `fault.<key>`. */
const KEYS = [
  'amountMissing',
  'amountInvalid',
  'amountUnclear',
  'amountDecimals',
  'amountWhole',
  'amountFewerDecimals',
  'amountLow',
  'amountHigh',
  'amountRange',
  'balanceLow',
  'turnoverUnmet',
  'tooLong',
  'pinMissing',
  'pinFormat',
  'pinWrong',
  'pinWrongLeft',
  'pinUnset',
] as const;

/** What is wrong with a field, in the words of this section. */
export function useFaultWords(limits: { readonly min?: number; readonly max?: number | null } = {}): FaultText {
  const t = useT();
  return useFaultText((key, figures) => {
    const known = KEYS.find((name) => name === key);
    return t(known === undefined ? 'fault.format' : `fault.${known}`, figures);
  }, limits);
}
