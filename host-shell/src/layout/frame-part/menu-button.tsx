import type { ReactNode } from 'react';
import { IconButton } from 'shared-kit/ui';
import { useHost, useUnread } from '../../host/use-host';
import { useHostTexts } from '../../i18n/use-host-texts';

/** Opens and closes the side menu, and says how much is unread. */
export function MenuButton(): ReactNode {
  const t = useHostTexts();
  const { chrome } = useHost();
  const { total } = useUnread();
  return (
    <IconButton
      icon="menu"
      label={t('action.menu')}
      badge={total}
      badgeLabel={t('nav.unread', { count: total })}
      onClick={() => chrome.toggle('menu')}
    />
  );
}
