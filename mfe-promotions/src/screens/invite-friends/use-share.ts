import { useState } from 'react';
import { useRemoteContext } from 'shared-kit/remote';
import { useT } from '../../i18n';
import { shareAddress, type SharePlace } from '../../model/invite-link';

export interface Share {
  readonly share: () => Promise<void>;
  /** The site's own choice of places is open: the device has no sheet of its own, or would not show it. */
  readonly isChoosing: boolean;
  readonly choose: (place: SharePlace) => void;
  readonly close: () => void;
}

/** Hands a link on: by the device's own sheet, else by a choice of places. */
export function useShare(link: string): Share {
  const t = useT();
  const { site } = useRemoteContext();
  const [isChoosing, setIsChoosing] = useState(false);
  const share = async (): Promise<void> => {
    // Old browsers and insecure pages have none, whatever the types say.
    const native = (navigator as { readonly share?: (data: ShareData) => Promise<void> }).share?.bind(navigator);
    if (native === undefined) return setIsChoosing(true);
    try {
      await native({ title: site.name, text: t('invite.shareText'), url: link });
    } catch (error) {
      const wasLeft = error instanceof DOMException && error.name === 'AbortError';
      if (!wasLeft) setIsChoosing(true);
    }
  };
  const choose = (place: SharePlace): void => {
    setIsChoosing(false);
    window.open(shareAddress(place, link, t('invite.shareText')), '_blank', 'noopener,noreferrer');
  };
  return { share, isChoosing, choose, close: () => setIsChoosing(false) };
}
