import type { ReactNode } from 'react';
import { Sheet } from 'shared-kit/overlay';
import { Skeleton } from 'shared-kit/ui';
import { useHost } from '../../app/use-host';
import { useHostTexts } from '../../i18n/use-host-texts';
import { Slot } from '../../remotes/slot';

/** The wallet and promo panels over the bottom menu (D-29); one at a time. */
export function BottomPanel({ part }: { readonly part: 'wallet' | 'promo' }): ReactNode {
  const t = useHostTexts();
  const { chrome } = useHost();
  const close = chrome.close;
  const title = part === 'wallet' ? t('nav.wallet') : t('nav.promotions');
  return (
    <Sheet
      open
      side="bottom"
      title={title}
      closeLabel={t('action.close')}
      onOpenChange={(isOpen) => !isOpen && close()}
    >
      <Slot
        name={part === 'wallet' ? 'panel.wallet' : 'panel.promo'}
        props={{ onNavigate: close }}
        fallback={<Skeleton height={160} />}
      />
    </Sheet>
  );
}
