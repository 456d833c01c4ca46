import { useSyncExternalStore } from 'react';
import { greetingAt, type Greeting } from '../../model/home/greeting';

const greetingNow = (): Greeting => greetingAt(new Date().getHours());

/** The greeting of the local hour, computed again when the page comes back into view. */
export function useGreeting(): Greeting {
  return useSyncExternalStore(onReturn, greetingNow, greetingNow);
}

function onReturn(listener: () => void): () => void {
  window.addEventListener('focus', listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    window.removeEventListener('focus', listener);
    document.removeEventListener('visibilitychange', listener);
  };
}
