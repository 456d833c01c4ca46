import { useEffect, useState, type ReactNode } from 'react';
import { LOCAL_KEY } from 'shared-contracts/storage';
import { latePart, useSession, useSite } from 'shared-kit/remote';
import { ContractAlerts } from '../../../agent-agreements/contract-alerts';
import { useHost } from '../../../host/use-host';
import { showsDownloadBar } from '../../../layout/download-bar/shows-download-bar';
import { Slot } from '../../../outlets/slot';
import { isDue, listKindOf, markSeen, muteToday, type PopupKind } from './popup-memory';

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

/** The app is offered to visitors in a browser, never where the download bar was closed. */
function AppOffer(): ReactNode {
  const { storage, device } = useHost();
  const { resources } = useSite();
  const [isClosed, setClosed] = useState(false);
  const facts = { isHome: true, flag: storage.local.get(LOCAL_KEY.hideDownloadBar), device };
  const hasApp = resources.some(({ resourceType }) => resourceType === 'APP');
  const isShown = useDue('app', hasApp && showsDownloadBar(facts));
  if (!isShown || isClosed) return null;
  return <AppPopup onClose={() => setClosed(true)} />;
}

function PopupsOf({ kind }: { readonly kind: Exclude<PopupKind, 'app'> }): ReactNode {
  const { storage } = useHost().shared;
  const hasList = useDue(kind);
  const [isSettled, setSettled] = useState(!hasList);
  const settle = (): void => setSettled(true);
  const mute = (): void => {
    muteToday(storage, new Date());
    settle();
  };
  if (!isSettled) return <Slot name="home.popups" props={{ onSettled: settle, onMute: mute }} />;
  return kind === 'visitor' ? <AppOffer /> : <ContractAlerts page="home" />;
}

/**
 * What comes up over home (docs/product/shell.md#pop-ups): the pop-up announcements, then the offer of the app for
 * visitors and the waiting contracts for members.
 */
export function HomePopups(): ReactNode {
  const kind = listKindOf(useSession());
  return <PopupsOf key={kind} kind={kind} />;
}
