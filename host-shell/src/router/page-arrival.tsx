import { useEffect, useRef, useState, type ReactNode } from 'react';
import { unseenClass } from 'shared-kit/ui';
import { followSteps, type StepFollower } from '../focus/follow-steps';
import { keepFocus } from '../focus/keep-focus';
import { uncoverFocus } from '../focus/uncover-focus';
import type { ShownRoute } from './use-shown-route';
import { whenDrawn } from './when-drawn';

interface PageArrivalProps {
  readonly shown: ShownRoute;
  /** What the page is called; empty until it is known. */
  readonly name: string;
}

/** Whether the page's screen is drawn. Until then the title may be that of the path, over which a screen writes its own. */
function useDrawn(path: string): boolean {
  const [drawn, setDrawn] = useState('');
  useEffect(() => {
    const callOff = whenDrawn(path, () => setDrawn(path));
    return () => {
      callOff();
      setDrawn('');
    };
  }, [path]);
  return drawn === path;
}

/** Leads the focus to a page that was stepped to, and has readers say its name once (docs/accessibility.md#steps). */
export function PageArrival({ shown: { route, location, isFirst }, name }: PageArrivalProps): ReactNode {
  const follower = useRef<StepFollower>(undefined);
  const page = useRef(isFirst ? route.path : '');
  const isDrawn = useDrawn(route.path);
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
      {!isFirst && <span key={route.path}>{isDrawn && name}</span>}
    </p>
  );
}
