import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { SEARCH_PAUSE_MILLISECONDS, submitCounts } from '../../model/lists/search-timing';

export interface SearchBox {
  readonly text: string;
  readonly onType: (text: string, isComposing: boolean) => void;
  readonly onSubmit: () => void;
}

interface Draft {
  /** As it is typed: a space at its end may become one between two words. */
  readonly text: string;
  readonly isComposing: boolean;
  readonly isAsked: boolean;
}

/** What is typed, searched for after a pause or at once when submitted. */
export function useSearchBox(searched: string, onSearch: (gameName: string) => void): SearchBox {
  const [draft, setDraft] = useState<Draft | null>(null);
  const lastSubmitAt = useRef<number>(undefined);
  const search = useEffectEvent(onSearch);
  useEffect(() => {
    if (draft === null || draft.isComposing || draft.isAsked) return undefined;
    const timer = setTimeout(() => {
      search(draft.text);
      setDraft({ ...draft, isAsked: true });
    }, SEARCH_PAUSE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [draft]);
  // Typed words stand until the list shows others; then the list's own name does.
  const isShown = draft !== null && (!draft.isAsked || draft.text.trim() === searched);
  const text = isShown ? draft.text : searched;
  return {
    text,
    onType: (typed, isComposing) => setDraft({ text: typed, isComposing, isAsked: false }),
    onSubmit: () => {
      const now = performance.now();
      if (!submitCounts(lastSubmitAt.current, now)) return;
      lastSubmitAt.current = now;
      onSearch(text);
      setDraft({ text, isComposing: false, isAsked: true });
    },
  };
}
