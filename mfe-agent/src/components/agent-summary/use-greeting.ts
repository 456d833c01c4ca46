import { useSyncExternalStore } from 'react';
import { greetingAt, type Greeting } from '../../model/home/greeting';

/** The greeting of the local hour, computed again when the page comes back into view. */
export function useGreeting(): Greeting {
  return useSyncExternalStore(onReturn, () => greetingAt(new Date().getHours()));
}

function onReturn(listener: () => void): () => void {
  window.addEventListener('focus', listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    window.removeEventListener('focus', listener);
    document.removeEventListener('visibilitychange', listener);
  };
}
