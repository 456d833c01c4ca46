import type { FormEvent, ReactNode } from 'react';
import { FEEDBACK_MAX_WORDS, FEEDBACK_MIN_WORDS, wordCount } from 'shared-contracts/feedback-text';
import { TextArea } from 'shared-kit/fields';
import { Sheet } from 'shared-kit/overlay';
import { Button, Icon } from 'shared-kit/ui';
import { useFeedback } from '../../api/use-feedback';
import { useT } from '../../i18n';
import styles from './feedback-sheet.module.css';

const LIMITS = { min: FEEDBACK_MIN_WORDS, max: FEEDBACK_MAX_WORDS };

/** A form for what somebody wants to tell the operator (docs/product/messaging.md#feedback). */
export function FeedbackSheet({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useT();
  const feedback = useFeedback();
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('feedback.title')}
      closeLabel={t('feedback.close')}
    >
      {feedback.state === 'sent' ? <Thanks onClose={onClose} /> : <FeedbackForm {...feedback} />}
    </Sheet>
  );
}

function FeedbackForm({ text, isWrong, state, write, send }: ReturnType<typeof useFeedback>): ReactNode {
  const t = useT();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send();
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextArea
        label={t('feedback.label')}
        hint={t('feedback.words', { count: wordCount(text) })}
        error={isWrong && t('feedback.length', LIMITS)}
        value={text}
        rows={6}
        readOnly={state === 'sending'}
        autoComplete="off"
        data-autofocus=""
        onChange={(event) => write(event.target.value)}
      />
      {state === 'failed' && (
        <p className={styles.failure} role="alert">
          <Icon name="alert" size={18} />
          <span>{t('feedback.notSent')}</span>
        </p>
      )}
      <Button type="submit" size="lg" block busy={state === 'sending'}>
        {t('feedback.send')}
      </Button>
    </form>
  );
}

function Thanks({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useT();
  return (
    <div className={styles.thanks} role="status">
      <span className={styles.sign}>
        <Icon name="check" size={28} />
      </span>
      <p className={styles.sent}>{t('feedback.sent')}</p>
      <p className={styles.sentText}>{t('feedback.sentText')}</p>
      <Button variant="secondary" block onClick={onClose}>
        {t('feedback.close')}
      </Button>
    </div>
  );
}
