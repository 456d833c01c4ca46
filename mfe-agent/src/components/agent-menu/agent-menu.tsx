import { useState, type ReactNode } from 'react';
import { href } from 'shared-contracts/paths';
import { useRemoteContext, useUnread } from 'shared-kit/remote';
import { Link } from 'shared-kit/router';
import { Badge, Icon, type IconName } from 'shared-kit/ui';
import { useT } from '../../i18n';
import { allowedEntries, type AgentEntryName } from '../../model/agent-menu';
import styles from './agent-menu.module.css';

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

/** The tools of an agent that the merchant allows; online service is there for all (S2 2, D-74). */
export function AgentMenu(): ReactNode {
  const t = useT();
  const { flags } = useRemoteContext();
  const { inbox: unread } = useUnread();
  const { openService, isOpening } = useOnlineService();
  return (
    <nav aria-label={t('menu.label')}>
      <ul className={styles.menu}>
        {allowedEntries(flags).map(({ name, path }) => (
          <li key={name}>
            <Link className={styles.entry} to={path}>
              <EntryFace icon={ICONS[name]} name={t(`menu.${name}`)} unread={name === 'messages' ? unread : 0} />
            </Link>
          </li>
        ))}
        <li>
          <button type="button" className={styles.entry} aria-busy={isOpening} onClick={openService}>
            <EntryFace icon="headset" name={t('menu.service')} unread={0} />
          </button>
        </li>
      </ul>
    </nav>
  );
}

interface EntryFaceProps {
  readonly icon: IconName;
  readonly name: string;
  readonly unread: number;
}

function EntryFace({ icon, name, unread }: EntryFaceProps): ReactNode {
  const t = useT();
  return (
    <>
      <span className={styles.disc}>
        <Icon name={icon} size={24} />
        <Badge className={styles.badge} count={unread} label={t('home.unread', { count: unread })} />
      </span>
      <span className={styles.name}>{name}</span>
    </>
  );
}

/** The live chat where the merchant has one, else the service page; also where the chat cannot be reached (D-50). */
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
