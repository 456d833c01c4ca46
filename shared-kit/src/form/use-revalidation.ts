import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useLanguage } from '../remote/remote-context';

/** How long a language must stay before a form is checked again, ms. */
const LANGUAGE_DEBOUNCE_MS = 200;

/** Checks the filled fields again once the language has changed; what the server said of a field stays. */
export function useRevalidation<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
): void {
  const language = useLanguage();
  const [checkedIn, setCheckedIn] = useState(language);
  const check = useEffectEvent(() => {
    const filled = (Object.entries(form.getValues()) as [Path<Values>, unknown][])
      .filter(([, value]) => typeof value === 'string' && value !== '')
      .map(([name]) => name)
      .filter((name) => form.getFieldState(name).error?.type !== 'server');
    setCheckedIn(language);
    if (filled.length > 0) void form.trigger(filled);
  });
  useEffect(() => {
    if (language === checkedIn) return undefined;
    const timer = setTimeout(() => check(), LANGUAGE_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [language, checkedIn]);
}
