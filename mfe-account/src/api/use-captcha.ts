import { useCallback, useState } from 'react';
import { captcha } from 'shared-contracts/api/endpoints/system';
import { useEndpoint } from 'shared-kit/data';

/** The captcha as its field shows it. */
export interface Captcha {
  /** A picture to show; undefined while it is fetched and after a failure. */
  readonly picture: string | undefined;
  readonly isLoading: boolean;
  /** Fetches another one: each picture is good for one attempt. */
  readonly refresh: () => void;
}

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** A base64 PNG as an address; undefined for anything else, which is never shown. */
export function captchaPicture(answer: string | undefined): string | undefined {
  const base64 = answer?.replace(/^data:image\/png;base64,/, '').trim();
  return base64 && BASE64.test(base64) ? `data:image/png;base64,${base64}` : undefined;
}

/** Fetches a captcha while one is wanted. */
export function useCaptcha(isWanted: boolean): Captcha {
  const [moment, setMoment] = useState(Date.now);
  // Nobody asks for the picture of a moment again: kept, there would be one for every login.
  const read = useEndpoint(captcha, { t: moment }, { enabled: isWanted, staleTime: Infinity, gcTime: 0 });
  const refresh = useCallback(() => setMoment((last) => Math.max(last + 1, Date.now())), []);
  return { picture: captchaPicture(read.data), isLoading: isWanted && read.isPending, refresh };
}
