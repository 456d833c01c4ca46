import type { ReactNode } from 'react';
import { Link } from 'shared-kit/router';
import { Icon, type IconName } from 'shared-kit/ui';
import { useHost, useHostSite } from '../../host/use-host';
import { useHostTexts, type HostText } from '../../i18n/use-host-texts';
import { widgetEntries, type WidgetEntry } from './widget-entries';
import styles from './floating-widget.module.css';

const LOOKS: Readonly<Record<WidgetEntry['id'], { readonly icon: IconName; readonly text: HostText }>> = {
  service: { icon: 'headset', text: 'action.customerService' },
  liveChat: { icon: 'chat', text: 'widget.liveChat' },
  telegram: { icon: 'telegram', text: 'widget.telegram' },
  home: { icon: 'home', text: 'widget.home' },
};

interface EntryProps {
  readonly entry: WidgetEntry;
  readonly onLeave: () => void;
}

function Entry({ entry, onLeave }: EntryProps): ReactNode {
  const t = useHostTexts();
  const { intents, overlays } = useHost();
  const { icon, text } = LOOKS[entry.id];
  const inside = (
    <>
      <Icon name={icon} size={20} />
      <span>{t(text)}</span>
    </>
  );
  if ('to' in entry)
    return (
      <Link to={entry.to} className={styles.entry} onClick={onLeave}>
        {inside}
      </Link>
    );
  if ('url' in entry)
    return (
      <a href={entry.url} target="_blank" rel="noopener noreferrer" className={styles.entry} onClick={onLeave}>
        {inside}
      </a>
    );
  const openChat = async (): Promise<void> => {
    onLeave();
    const answer = await intents.request('openChat', {});
    if (!answer.handled) overlays.showFailure(undefined);
  };
  return (
    <button type="button" className={styles.entry} onClick={() => void openChat()}>
      {inside}
    </button>
  );
}

interface WidgetMenuProps {
  readonly id: string;
  readonly onLeave: () => void;
  readonly onCollapse: () => void;
}

/** The links of the floating button, and the way to put it away. */
export function WidgetMenu({ id, onLeave, onCollapse }: WidgetMenuProps): ReactNode {
  const t = useHostTexts();
  const site = useHostSite();
  return (
    <ul id={id} className={styles.menu} aria-label={t('widget.label')}>
      {widgetEntries(site).map((entry) => (
        <li key={entry.id}>
          <Entry entry={entry} onLeave={onLeave} />
        </li>
      ))}
      <li>
        <button type="button" className={styles.entry} onClick={onCollapse}>
          <Icon name="chevron-right" size={20} />
          <span>{t('widget.collapse')}</span>
        </button>
      </li>
    </ul>
  );
}
