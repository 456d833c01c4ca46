import { useState } from 'react';
import { isApiError, type ApiFailure } from 'shared-contracts/api/api-error';
import type { AccountKind } from 'shared-contracts/api/endpoints/agent';
import { subordinates } from 'shared-contracts/api/endpoints/agent';
import { openAccount, type Quotas } from 'shared-contracts/api/endpoints/agent-accounts';
import { registrationSettings } from 'shared-contracts/api/endpoints/registration';
import { readAgain } from 'shared-kit/changes';
import { useEndpoint, useQueryClient } from 'shared-kit/data';
import { useRevalidation, useSchemaForm, type UseFormReturn } from 'shared-kit/form';
import { faultSchema, refusedFields } from 'shared-kit/money';
import { useRemoteContext, useTypedState } from 'shared-kit/remote';
import { useRates, type Rates } from '../../components/rate-fields/use-rates';
import { accountFaults, type AccountFault, type NewAccount } from '../../model/accounts/new-account';
import { generatePassword } from '../../model/accounts/password-generator';
import { refusedRates } from '../../model/accounts/rate-refusal';

export interface OpenAccount {
  readonly kind: AccountKind;
  readonly setKind: (kind: AccountKind) => void;
  readonly form: UseFormReturn<NewAccount, unknown, NewAccount>;
  readonly rates: Rates;
  readonly isSending: boolean;
  /** The server opens no more accounts for this agent. */
  readonly isUsedUp: boolean;
  readonly generate: () => void;
  readonly submit: () => void;
  /** The account just opened, with the password that was set: shown once, kept nowhere. */
  readonly opened: NewAccount | undefined;
  readonly startOver: () => void;
}

const EMPTY: NewAccount = { username: '', password: '' };

function fieldFaults(failure: ApiFailure): Partial<Record<keyof NewAccount, AccountFault>> {
  if (failure.kind === 'rejected' && failure.code === 'username.exists') return { username: 'usernameTaken' };
  const { username, password } = refusedFields(failure);
  return {
    ...(username !== undefined && { username: 'usernameWrong' }),
    ...(password !== undefined && { password: 'passwordWrong' }),
  };
}

/** Opens accounts by the server's own rules; a refusal empties nothing. */
export function useOpenAccount(quotas: Quotas, onOpened: () => void): OpenAccount {
  const { http, overlays, site } = useRemoteContext();
  const client = useQueryClient();
  const { data } = useEndpoint(registrationSettings, { merchantCode: site.merchantCode() }, { staleTime: 60_000 });
  const rules = data?.rules ?? {};
  const [kind, setKind] = useTypedState<AccountKind>('openAccount kind', 'member');
  const [isSending, setSending] = useState(false);
  const [isUsedUp, setUsedUp] = useState(false);
  const [opened, setOpened] = useState<NewAccount>();
  const rates = useRates(quotas.rebates, 'openAccount');
  const form = useSchemaForm<NewAccount, NewAccount>(
    faultSchema<NewAccount>((values) => accountFaults(values, rules)),
    { defaultValues: EMPTY, kept: { as: 'openAccount', fields: ['username'] } },
  );
  useRevalidation(form);

  const refuse = (error: unknown): void => {
    const failure = isApiError(error) ? error.failure : undefined;
    const fields = failure ? fieldFaults(failure) : {};
    const refused = failure ? refusedRates(failure) : {};
    const isQuota = failure !== undefined && refusedFields(failure)['kind'] === 'accounts';
    Object.entries(fields).forEach(([name, message], index) =>
      form.setError(name as keyof NewAccount, { type: 'server', message }, { shouldFocus: index === 0 }),
    );
    rates.refuse(refused);
    setUsedUp(isQuota);
    const isSaid = isQuota || Object.keys(fields).length + Object.keys(refused).length > 0;
    if (!isSaid) overlays.showFailure(error);
  };

  const send = async (values: NewAccount, rebates: Record<string, number>): Promise<void> => {
    if (isSending) return;
    setSending(true);
    try {
      const { userName } = await http.call(openAccount, { kind, ...values, rebates });
      setOpened({ username: userName, password: values.password });
      form.reset(EMPTY);
      rates.reset();
      void readAgain(client, [subordinates.id]);
      onOpened();
    } catch (error) {
      refuse(error);
    } finally {
      setSending(false);
    }
  };

  const submit = (): void => {
    const rebates = rates.check();
    void form.handleSubmit((values) => (rebates ? send(values, rebates) : undefined))();
  };

  return {
    kind,
    setKind,
    form,
    rates,
    isSending,
    isUsedUp: isUsedUp || (quotas.accountsLeft !== null && quotas.accountsLeft <= 0),
    generate: () => form.setValue('password', generatePassword(rules['password']), { shouldValidate: true }),
    submit,
    opened,
    startOver: () => setOpened(undefined),
  };
}
