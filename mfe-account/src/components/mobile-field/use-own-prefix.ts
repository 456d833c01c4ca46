import { useEffect, useEffectEvent } from 'react';
import { hasOwnPrefix } from 'shared-contracts/phone-text';
import { usePhoneData } from 'shared-kit/fields';
import { useFormContext, useWatch } from 'shared-kit/form';
import type { DialingChoice } from './use-dialing-country';

/**
 * Lets the picker follow a number that was typed or pasted with its country's prefix. The prefix counts before the picker,
 * so whoever then picks another country keeps the digits and loses the prefix. Answers the way to pick.
 */
export function useOwnPrefix(name: string, choice: DialingChoice): (countryCode: string) => void {
  const { getFieldState, setValue, trigger } = useFormContext();
  const value: unknown = useWatch({ name });
  const typed = typeof value === 'string' ? value : '';
  const data = usePhoneData();
  const phone = hasOwnPrefix(typed) ? data?.readPhone({ countryDialingCode: '', mobileNum: typed }) : undefined;
  const sharing = choice.countries.filter(({ dialingCode }) => dialingCode.replace(/\D/g, '') === phone?.callingCode);
  const named = sharing.find(({ code }) => code.toUpperCase() === phone?.country) ?? sharing[0];
  const namedCode = named?.code;
  const follow = useEffectEvent((code: string) => {
    if (code !== choice.country?.code) choice.choose(code);
  });
  useEffect(() => {
    if (namedCode !== undefined) follow(namedCode);
  }, [namedCode]);

  // What was found wrong by the country before may be right by this one.
  const checkAgain = useEffectEvent(() => {
    const { error } = getFieldState(name);
    if (error !== undefined && error.type !== 'server') void trigger(name);
  });
  const chosenCode = choice.country?.code;
  useEffect(() => checkAgain(), [chosenCode]);

  return (countryCode) => {
    if (phone !== undefined) setValue(name, phone.nationalNumber);
    choice.choose(countryCode);
  };
}
