import { useEffect, useState, type RefObject } from 'react';

/** Whether an element can be seen: it is in the view, and the page is not behind another. */
export function useInSight(target: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(true);
  const [isPageSeen, setPageSeen] = useState(() => document.visibilityState !== 'hidden');
  useEffect(() => {
    const onChange = (): void => setPageSeen(document.visibilityState !== 'hidden');
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
  useEffect(() => {
    if (!target.current) return undefined;
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? true));
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return isInView && isPageSeen;
}
