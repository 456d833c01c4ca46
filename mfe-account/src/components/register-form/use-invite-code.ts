import { useEffect, useRef } from 'react';
import { failureCode } from 'shared-contracts/api/api-error';
import { affiliateCode, checkAffiliateCode } from 'shared-contracts/api/endpoints/registration';
import { useEndpoint } from 'shared-kit/data';
import type { UseFormReturn } from 'shared-kit/form';
import { useRemoteContext } from 'shared-kit/remote';
import type { RuleKey } from '../../model/fields/field-rules';
import type { RegistrationValues } from '../../model/registration/registration-form';

type RegistrationForm = UseFormReturn<RegistrationValues, unknown, RegistrationValues>;

/** Fills in the invite code of the domain if no link brought one; never replaces what was typed. */
export function useDomainCode(form: RegistrationForm, isWanted: boolean): void {
  const { data, error } = useEndpoint(
    affiliateCode,
    { domain: window.location.hostname },
    { enabled: isWanted, staleTime: Infinity },
  );
  useEffect(() => {
    if (data !== undefined && data.code !== '' && form.getValues('affiliateCode') === '')
      form.setValue('affiliateCode', data.code);
  }, [data, form]);
  useEffect(() => {
    if (failureCode(error) === 'affiliate.referrer_invalid')
      form.setError('affiliateCode', { type: 'server', message: 'referrerInvalid' satisfies RuleKey });
  }, [error, form]);
}

/** Checks a required invite code before the registration, each code once; rejects an unknown one. */
export function useInviteCheck(isRequired: boolean): (code: string) => Promise<void> {
  const { http } = useRemoteContext();
  const verified = useRef('');
  return async (code) => {
    if (!isRequired || verified.current === code) return;
    await http.call(checkAffiliateCode, { affiliateCode: code });
    verified.current = code;
  };
}

/** Looks the code of an invite link up when the page is opened by it: this is what an agent's visits count. */
export function useInviteVisit(code: string): void {
  useEndpoint(checkAffiliateCode, { affiliateCode: code }, { enabled: code !== '', staleTime: Infinity });
}
