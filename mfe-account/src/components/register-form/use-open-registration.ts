import { useState } from 'react';
import { isApiError, isInDoubt } from 'shared-contracts/api/api-error';
import { useRemoteContext, useTyped } from 'shared-kit/remote';
import { useT } from '../../i18n';

/** What a registration would be entered with; without a password it is not entered by itself. */
export interface NewLogin {
  readonly username: string;
  readonly password: string;
  /** Of a registration by mobile number. */
  readonly countryDialingCode?: string | undefined;
}

/** `lost`: no answer came, so nobody can tell; `made`: the name is taken, most likely by that very registration. */
export type RegistrationDoubt = 'lost' | 'made';

/** A registration that was sent and not answered: its account may exist. */
export interface OpenRegistration {
  readonly doubt: RegistrationDoubt | undefined;
  /** Tries the new account where an earlier answer was lost; true where it exists and is entered. */
  readonly enterEarlier: (login: NewLogin) => Promise<boolean>;
  /** Looks after a failure that leaves the account in doubt; `other` is any other failure. */
  readonly settle: (error: unknown, login: NewLogin) => Promise<'entered' | 'said' | 'other'>;
  readonly close: () => void;
}

/**
 * An account whose answer was lost is entered with its own name and password (docs/product/accounts.md#registration):
 * a second registration would only be told that the name is taken.
 */
export function useOpenRegistration(onEntered: (userName: string) => void): OpenRegistration {
  const t = useT();
  const { overlays, requests } = useRemoteContext();
  const { found, keep, forget } = useTyped('register open');
  const [openName, setOpenName] = useState(found);
  const [doubt, setDoubt] = useState<RegistrationDoubt>();
  const close = (): void => {
    forget();
    setOpenName(undefined);
    setDoubt(undefined);
  };
  /** `unknown`: that, too, had no clear answer. */
  const enter = async (login: NewLogin): Promise<'entered' | 'not-there' | 'unknown'> => {
    if (login.password === '') return 'unknown';
    const { countryDialingCode, ...account } = login;
    const country = countryDialingCode === undefined ? {} : { countryDialingCode };
    const result = await requests.signIn({ type: 'username', ...account, ...country, remember: false });
    if (result.ok) {
      close();
      overlays.toast('success', t('register.existsNow'));
      onEntered(login.username);
      return 'entered';
    }
    const { failure } = result;
    return failure.kind === 'rejected' && failure.code === 'auth.invalid' ? 'not-there' : 'unknown';
  };
  return {
    doubt,
    close,
    enterEarlier: async (login) => openName === login.username && (await enter(login)) === 'entered',
    settle: async (error, login) => {
      if (!isApiError(error)) return 'other';
      const { failure } = error;
      const isTaken = failure.kind === 'rejected' && failure.code === 'username.exists' && openName === login.username;
      if (!isTaken && !isInDoubt(failure)) return 'other';
      keep(login.username);
      setOpenName(login.username);
      const outcome = await enter(login);
      if (outcome === 'entered') return outcome;
      // A taken name with another password is somebody else's.
      if (isTaken && outcome === 'not-there') {
        close();
        return 'other';
      }
      setDoubt(isTaken ? 'made' : 'lost');
      return 'said';
    },
  };
}
