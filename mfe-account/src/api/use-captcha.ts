import { useCallback, useState } from 'react';
import { captcha } from 'shared-contracts/api/endpoints/system';
import { useEndpoint } from 'shared-kit/data';
import { captchaPicture } from '../model/login/captcha-picture';

/** The captcha as its field shows it. */
export interface Captcha {
  /** A picture to show; undefined while it is fetched and after a failure. */
  readonly picture: string | undefined;
  readonly isLoading: boolean;
  /** Fetches another one: each picture is good for one attempt. */
  readonly refresh: () => void;
}

/** Fetches a captcha while one is wanted. */
export function useCaptcha(isWanted: boolean): Captcha {
  const [moment, setMoment] = useState(Date.now);
  // Nobody asks for the picture of a moment again: kept, there would be one for every login.
  const read = useEndpoint(captcha, { t: moment }, { enabled: isWanted, staleTime: Infinity, gcTime: 0 });
  const refresh = useCallback(() => setMoment((last) => Math.max(last + 1, Date.now())), []);
  return { picture: captchaPicture(read.data), isLoading: isWanted && read.isPending, refresh };
}
