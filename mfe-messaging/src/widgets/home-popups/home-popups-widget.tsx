import { lazy, Suspense, useEffect, useEffectEvent, type ReactNode } from 'react';
import type { SlotMap } from 'shared-contracts/remote/slot-map';
import { useAnnouncements } from '../../api/use-announcements';

/** Dialogs and formatted texts come only where there is something to show in them. */
const PopupList = lazy(() =>
  import(/* webpackChunkName: "popup-list" */ './popup-list').then((module) => ({ default: module.PopupList })),
);

/** The pop-up announcements over home (D-36). When they are due is the host's to say. */
export function HomePopupsWidget({ onSettled, onMute }: SlotMap['home.popups']): ReactNode {
  const { data, isError } = useAnnouncements('home');
  const notices = data?.popup ?? [];
  const hasNothing = isError || (data !== undefined && notices.length === 0);
  const settle = useEffectEvent(onSettled);
  useEffect(() => {
    if (hasNothing) settle();
  }, [hasNothing]);
  if (notices.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <PopupList notices={notices} onClose={onSettled} onMute={onMute} />
    </Suspense>
  );
}
