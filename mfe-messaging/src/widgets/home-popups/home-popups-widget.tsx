import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { latePart } from 'shared-kit/remote';
import type { SlotMap } from 'shared-contracts/remote/slot-map';
import { useAnnouncements } from '../../api/use-announcements';

/** Dialogs and formatted texts come only where there is something to show in them. */
const PopupList = latePart(
  () => import(/* webpackChunkName: "popup-list" */ './popup-list').then((module) => module.PopupList),
  { lost: LostPopups },
);

/** Nobody asked for them: without their code there are none. */
function LostPopups({ onClose }: { readonly onClose: () => void }): ReactNode {
  const close = useEffectEvent(onClose);
  useEffect(() => close(), []);
  return null;
}

/** The pop-up announcements over home. The host decides when they are due (docs/product/shell.md#pop-ups). */
export function HomePopupsWidget({ onSettled, onShown, onMute }: SlotMap['home.popups']): ReactNode {
  const { data, isError } = useAnnouncements('home');
  const notices = data?.popup ?? [];
  const hasNothing = isError || (data !== undefined && notices.length === 0);
  const settle = useEffectEvent(onSettled);
  useEffect(() => {
    if (hasNothing) settle();
  }, [hasNothing]);
  const tellShown = useEffectEvent(() => onShown?.());
  const hasSome = notices.length > 0;
  useEffect(() => {
    if (hasSome) tellShown();
  }, [hasSome]);
  if (!hasSome) return null;
  return <PopupList notices={notices} onClose={onSettled} onMute={onMute} />;
}
