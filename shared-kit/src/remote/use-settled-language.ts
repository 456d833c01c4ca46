import { useEffect, useState } from 'react';
import type { LanguageCode } from 'shared-contracts/language';
import { useLanguage } from './remote-context';

/** Lists are asked for again once the language has stayed for this long. */
const LANGUAGE_DEBOUNCE_MS = 250;

/**
 * The language shown, once the player has settled on it for so long, ms: trying languages one after another loads
 * nothing.
 */
export function useSettledLanguage(debounceMs = LANGUAGE_DEBOUNCE_MS): LanguageCode {
  const language = useLanguage();
  const [settled, setSettled] = useState(language);
  useEffect(() => {
    if (language === settled) return undefined;
    const timer = setTimeout(() => setSettled(language), debounceMs);
    return () => clearTimeout(timer);
  }, [language, settled, debounceMs]);
  return settled;
}
