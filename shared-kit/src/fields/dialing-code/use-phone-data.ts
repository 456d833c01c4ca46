import { useEffect, useState } from 'react';
import { loadPhoneData } from './load-phone-data';
import type { PhoneData } from './phone-data';

/** The numbering data; undefined while it loads, and where it did not come: then whoever asks does without. */
export function usePhoneData(): PhoneData | undefined {
  const [data, setData] = useState<PhoneData>();
  useEffect(() => {
    let isWanted = true;
    const take = (loaded: PhoneData): void => {
      if (isWanted) setData(loaded);
    };
    loadPhoneData().then(take, () => undefined);
    return () => {
      isWanted = false;
    };
  }, []);
  return data;
}
