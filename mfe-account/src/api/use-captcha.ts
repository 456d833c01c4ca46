import { useCallback, useState } from 'react';
import { captcha } from 'shared-contracts/api/endpoints/system';
import { useEndpoint } from 'shared-kit/data';
import { captchaPicture, captchaSum } from '../model/login/captcha-picture';

/** The captcha as its field shows it. */
export interface Captcha {
  /** A picture to show; undefined while it is fetched and after a failure. */
  readonly picture: string | undefined;
  /** The sum to solve in place of a picture; undefined like that. */
  readonly sum: string | undefined;
  /** Whether it is asked for as text. */
  readonly isText: boolean;
  readonly isLoading: boolean;
  /** Fetches another one: each is good for one attempt. */
  readonly refresh: () => void;
  /** Fetches another one in the other form. */
  readonly changeForm: () => void;
}

/** Fetches a captcha while one is wanted. */
export function useCaptcha(isWanted: boolean): Captcha {
  const [moment, setMoment] = useState(Date.now);
  const [isText, setText] = useState(false);
  // Nobody asks for the captcha of a moment again: kept, there would be one for every login.
  const options = { enabled: isWanted, staleTime: Infinity, gcTime: 0 };
  const { data, isPending } = useEndpoint(captcha, { t: moment, ...(isText && { form: 'text' as const }) }, options);
  const refresh = useCallback(() => setMoment((last) => Math.max(last + 1, Date.now())), []);
  const changeForm = useCallback(() => {
    setText((was) => !was);
    refresh();
  }, [refresh]);
  const shown = isText
    ? { picture: undefined, sum: captchaSum(data) }
    : { picture: captchaPicture(data), sum: undefined };
  return { ...shown, isText, isLoading: isWanted && isPending, refresh, changeForm };
}
