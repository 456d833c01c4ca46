import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { SEARCH_PAUSE_MILLISECONDS, submitCounts } from '../../model/search-timing';

export interface SearchBox {
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly onSubmit: () => void;
}

/** What is typed, searched for after a pause or at once when submitted. */
export function useSearchBox(searched: string, onSearch: (gameName: string) => void): SearchBox {
  const [typed, setTyped] = useState<string | null>(null);
  const lastSubmitAt = useRef<number>(undefined);
  const search = useEffectEvent(onSearch);
  // Typed words stand until they are what the list shows; then the list's own name does.
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(() => {
      search(typed);
      setTyped(null);
    }, SEARCH_PAUSE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [typed]);
  return {
    text: typed ?? searched,
    onType: setTyped,
    onSubmit: () => {
      const now = performance.now();
      if (!submitCounts(lastSubmitAt.current, now)) return;
      lastSubmitAt.current = now;
      onSearch(typed ?? searched);
      setTyped(null);
    },
  };
}
