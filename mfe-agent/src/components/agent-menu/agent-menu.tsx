import { useState, type ReactNode } from 'react';
import { href } from 'shared-contracts/paths';
import { IconGrid, type TileShell } from 'shared-kit/parts';
import { useRemoteContext, useUnread } from 'shared-kit/remote';
import { Link } from 'shared-kit/router';
import type { IconName } from 'shared-kit/ui';
import { useT } from '../../i18n';
import { allowedEntries, type AgentEntryName } from '../../model/home/agent-menu';

const ICONS: Readonly<Record<AgentEntryName, IconName>> = {
  overview: 'chart',
  transactions: 'history',
  team: 'users',
  redRain: 'gift',
  profit: 'coins',
  betting: 'ticket',
  rebateSettings: 'sliders',
  rebateIncome: 'percent',
  security: 'shield',
  messages: 'mail',
};

/** The agent tools that the merchant allows; online service is always there. */
export function AgentMenu(): ReactNode {
  const t = useT();
  const { flags } = useRemoteContext();
  const { inbox: unread } = useUnread();
  const { openService, isOpening } = useOnlineService();
  return (
    <nav aria-label={t('menu.label')}>
      <IconGrid
        label={t('menu.label')}
        look="panel"
        columns={3}
        items={[
          ...allowedEntries(flags).map(({ name, path }) => ({
            id: name,
            label: t(`menu.${name}`),
            icon: ICONS[name],
            ...(name === 'messages' && { badge: unread, badgeLabel: t('home.unread', { count: unread }) }),
            render: (tile: TileShell) => <Link to={path} {...tile} />,
          })),
          { id: 'service', label: t('menu.service'), icon: 'headset', busy: isOpening, onClick: openService },
        ]}
      />
    </nav>
  );
}

/** The live chat if the merchant has one; the service page if not, or if the chat cannot be reached. */
function useOnlineService(): { readonly openService: () => void; readonly isOpening: boolean } {
  const { flags, intents, navigate } = useRemoteContext();
  const [isOpening, setIsOpening] = useState(false);
  const open = async (): Promise<void> => {
    if (!flags.isOn('CBS3')) return navigate(href('service'));
    setIsOpening(true);
    const answer = await intents.request('openChat', {});
    setIsOpening(false);
    if (!answer.handled) navigate(href('service'));
  };
  return { openService: () => (isOpening ? undefined : void open()), isOpening };
}
