import { useEffect, useState, type ReactNode } from 'react';
import { LOCAL_KEY } from 'shared-contracts/storage';
import { latePart, useSession, useSite } from 'shared-kit/remote';
import { ContractAlerts } from '../../../agent-agreements/contract-alerts';
import { useHost } from '../../../host/use-host';
import { showsDownloadBar } from '../../../layout/download-bar/shows-download-bar';
import { Slot, useSlotWidgets } from '../../../outlets/slot';
import {
  isAppNext,
  isDue,
  listKindOf,
  markSeen,
  muteToday,
  putOffApp,
  takeAppFirst,
  type PopupKind,
} from './popup-memory';

const AppPopup = latePart(() =>
  import(/* webpackChunkName: "app-popup" */ './app-popup').then((module) => module.AppPopup),
);

/** Whether a pop-up is due as home opens; from then on it counts as seen. */
function useDue(kind: PopupKind, isWanted = true): boolean {
  const { storage } = useHost().shared;
  const [isShown] = useState(() => isWanted && isDue(storage, kind, new Date()));
  useEffect(() => {
    if (isShown) markSeen(storage, kind);
  }, [isShown, storage, kind]);
  return isShown;
}

/** Whether the app may be offered here: to visitors in a browser, never where the download bar was closed. */
function useHasAppOffer(): boolean {
  const { storage, device } = useHost();
  const { resources } = useSite();
  const facts = { isHome: true, flag: storage.local.get(LOCAL_KEY.hideDownloadBar), device };
  return resources.some(({ resourceType }) => resourceType === 'APP') && showsDownloadBar(facts);
}

function AppOffer({ isWanted }: { readonly isWanted: boolean }): ReactNode {
  const [isClosed, setClosed] = useState(false);
  const isShown = useDue('app', isWanted);
  if (!isShown || isClosed) return null;
  return <AppPopup onClose={() => setClosed(true)} />;
}

function PopupsOf({ kind }: { readonly kind: Exclude<PopupKind, 'app'> }): ReactNode {
  const { shared, boot } = useHost();
  const { storage } = shared;
  const isVisitor = kind === 'visitor';
  const hasOffer = useHasAppOffer() && isVisitor;
  const hasRoomForAll = (boot.document.merchant.popups?.perVisit ?? 1) > 1;
  const [isAppFirst] = useState(() => hasOffer && !hasRoomForAll && isAppNext(storage, new Date()));
  // Nothing settles a slot that nobody fills: the next pop-up does not wait for it.
  const isFilled = useSlotWidgets('home.popups').length > 0;
  const hasList = useDue(kind, isFilled && !isAppFirst);
  const [isSettled, setSettled] = useState(!hasList);
  useEffect(() => {
    if (isAppFirst) takeAppFirst(storage);
  }, [isAppFirst, storage]);
  const settle = (): void => setSettled(true);
  const mute = (): void => {
    muteToday(storage, new Date());
    settle();
  };
  const noteShown = (): void => {
    if (hasOffer && !hasRoomForAll && isDue(storage, 'app', new Date())) putOffApp(storage);
  };
  if (!isSettled) return <Slot name="home.popups" props={{ onSettled: settle, onShown: noteShown, onMute: mute }} />;
  return isVisitor ? <AppOffer isWanted={hasOffer} /> : <ContractAlerts page="home" />;
}

/**
 * What comes up over home (docs/product/shell.md#pop-ups): the pop-up announcements, then the offer of the app for
 * visitors and the waiting contracts for members. Where a visit shows one, the offer waits for the next.
 */
export function HomePopups(): ReactNode {
  const kind = listKindOf(useSession());
  return <PopupsOf key={kind} kind={kind} />;
}
