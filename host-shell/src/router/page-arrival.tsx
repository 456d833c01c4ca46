import { useEffect, useRef, useState, type ReactNode } from 'react';
import { unseenClass } from 'shared-kit/ui';
import { followSteps, type StepFollower } from '../focus/follow-steps';
import { keepFocus } from '../focus/keep-focus';
import { uncoverFocus } from '../focus/uncover-focus';
import type { ShownRoute } from './use-shown-route';

interface PageArrivalProps {
  readonly shown: ShownRoute;
  /** What the page is called; empty until it is known. */
  readonly name: string;
}

/**
 * What the page is called by the next frame; nothing before. Until then its name may still be that of the page before,
 * or that of its path, over which a screen writes its own.
 */
function useSettled(path: string, name: string): string {
  const [settled, setSettled] = useState({ path: '', name: '' });
  useEffect(() => {
    const frame = requestAnimationFrame(() => setSettled({ path, name }));
    return () => cancelAnimationFrame(frame);
  }, [path, name]);
  return settled.path === path ? settled.name : '';
}

/** Leads the focus to a page that was stepped to, and has readers say its name once (docs/accessibility.md#steps). */
export function PageArrival({ shown: { route, location, isFirst }, name }: PageArrivalProps): ReactNode {
  const follower = useRef<StepFollower>(undefined);
  const page = useRef(isFirst ? route.path : '');
  const said = useSettled(route.path, name);
  useEffect(() => keepFocus(), []);
  useEffect(() => uncoverFocus(), []);
  useEffect(() => {
    follower.current ??= followSteps(location.key);
    follower.current.arrive(location.key, page.current !== route.path);
    page.current = route.path;
  }, [route.path, location.key]);
  useEffect(
    () => () => {
      follower.current?.stop();
      follower.current = undefined;
    },
    [],
  );
  return (
    <p className={unseenClass} aria-live="polite" data-page-name="">
      {!isFirst && <span key={route.path}>{said}</span>}
    </p>
  );
}
