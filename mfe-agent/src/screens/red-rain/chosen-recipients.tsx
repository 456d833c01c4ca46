import type { ReactNode } from 'react';
import { Card } from 'shared-kit/parts';
import { Button, Icon, IconButton } from 'shared-kit/ui';
import { useT } from '../../i18n';
import { MOST_RECIPIENTS, toggled } from '../../model/red-envelopes/recipients';
import styles from './red-rain-screen.module.css';
import type { RedRain } from './use-red-rain';

export interface ChosenRecipientsProps {
  readonly rain: RedRain;
  readonly onChoose: () => void;
}

/** Who gets an envelope, each of them to be left out again with a tap. */
export function ChosenRecipients({ rain, onChoose }: ChosenRecipientsProps): ReactNode {
  const t = useT();
  const { selected, select, lacksRecipients } = rain;
  return (
    <Card className={styles.chosen} role="group" aria-label={t('rain.recipients')}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('rain.recipients')}</h2>
        <span className={styles.count}>{t('rain.chosen', { number: selected.length, max: MOST_RECIPIENTS })}</span>
      </div>
      {selected.length > 0 && (
        <ul className={styles.names}>
          {selected.map((username) => (
            <li key={username} className={styles.person}>
              <span className={styles.personName} translate="no">
                {username}
              </span>
              <IconButton
                icon="close"
                iconSize={16}
                label={t('rain.drop', { name: username })}
                onClick={() => select(toggled(selected, username))}
              />
            </li>
          ))}
        </ul>
      )}
      {lacksRecipients && (
        <p role="alert" className={styles.missing}>
          {t('rain.missing')}
        </p>
      )}
      <Button variant="secondary" block startIcon={<Icon name="users" size={18} />} onClick={onChoose}>
        {t('rain.choose')}
      </Button>
    </Card>
  );
}
