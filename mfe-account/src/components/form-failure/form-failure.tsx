import type { ReactNode } from 'react';
import { CountdownText } from 'shared-kit/parts';
import { Icon } from 'shared-kit/ui';
import { useT } from '../../i18n';
import type { FormFailure } from '../../model/login/login-failure';
import styles from './form-failure.module.css';

export interface FormFailureNoteProps {
  readonly failure: FormFailure;
  /** The rest that the server asked for is over. */
  readonly onRested: () => void;
}

/** A refusal under the form, with a countdown if the server asks to wait. */
export function FormFailureNote({ failure, onRested }: FormFailureNoteProps): ReactNode {
  const t = useT();
  return (
    <div className={styles.failure}>
      <Icon name="alert" size={18} />
      <div>
        <p role="alert">{t(`failure.${failure.kind}`, { when: new Date(failure.endsAt ?? 0) })}</p>
        {failure.restsUntil !== undefined && (
          <p className={styles.rest}>
            <span>{`${t('failure.again')} `}</span>
            <CountdownText label={t('failure.again')} endsAt={failure.restsUntil} onEnd={onRested} />
          </p>
        )}
      </div>
    </div>
  );
}
