import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import type { Promotion } from 'shared-contracts/api/endpoints/announcements';
import { APPLICATION_LIMITS } from 'shared-contracts/api/endpoints/promotions';
import { TextArea } from 'shared-kit/fields';
import { useRealAccountGate, useTypedState } from 'shared-kit/remote';
import { ProgressBar } from 'shared-kit/parts';
import { Button } from 'shared-kit/ui';
import { PictureGrid } from '../../components/picture-grid/picture-grid';
import { PromotionDates } from '../../components/promotion-dates/promotion-dates';
import { PromotionPicture } from '../../components/promotion-picture/promotion-picture';
import { useT } from '../../i18n';
import { canSubmit } from '../../model/application-rules';
import styles from './apply-reward-screen.module.css';
import { usePictures } from './use-pictures';
import { useSending } from './use-sending';

/** Remarks and pictures, as the promotion asks for them; trial accounts are offered a real one when they send. */
export function ApplicationForm({ promotion }: { readonly promotion: Promotion }): ReactNode {
  const t = useT();
  const mayPass = useRealAccountGate();
  const form = `application ${promotion.id}`;
  const [remarks, setRemarks] = useTypedState(`${form} remarks`, '');
  const pictures = usePictures(form);
  const { share, faults, forget, send, stop } = useSending(() => {
    setRemarks('');
    pictures.clear();
  });
  const frame = useRef<HTMLFormElement>(null);
  const isSending = share !== null;
  const mayBeSent = canSubmit(promotion, { remarks, pictures: pictures.held.length }) && !pictures.isReading;
  useEffect(() => {
    if (faults.remarks ?? faults.pictures)
      frame.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus();
  }, [faults]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!mayBeSent || isSending || !mayPass('rest')) return;
    void send({ promotionId: promotion.id, remarks, pictures: pictures.held.flatMap(({ picture }) => picture ?? []) });
  };
  const change = (text: string): void => {
    setRemarks(text);
    forget('remarks');
  };
  const cancel = (): void => {
    if (isSending) return stop();
    change('');
    forget('pictures');
    pictures.clear();
  };
  return (
    <form ref={frame} className={styles.form} noValidate onSubmit={submit}>
      <Summary promotion={promotion} />
      {promotion.remarkRequired === 'Y' && (
        <TextArea
          label={t('apply.remarks')}
          hint={t('apply.remarksHint')}
          limit={APPLICATION_LIMITS.remarks}
          value={remarks}
          disabled={isSending}
          autoComplete="off"
          error={faults.remarks && t(faults.remarks)}
          onChange={(event) => change(event.target.value)}
        />
      )}
      {promotion.imageRequired === 'Y' && (
        <PictureGrid
          pictures={pictures.held}
          isDisabled={isSending}
          error={faults.pictures && t(faults.pictures)}
          onAdd={(files) => {
            forget('pictures');
            pictures.add(files);
          }}
          onRemove={(id) => {
            forget('pictures');
            pictures.remove(id);
          }}
        />
      )}
      <div className={styles.actions}>
        {isSending && <SentShare share={share} />}
        <Button type="submit" size="lg" block busy={isSending} disabled={!mayBeSent}>
          {t('apply.submit')}
        </Button>
        <Button variant="quiet" block onClick={cancel}>
          {isSending ? t('apply.stop') : t('apply.clear')}
        </Button>
      </div>
    </form>
  );
}

function Summary({ promotion }: { readonly promotion: Promotion }): ReactNode {
  return (
    <div className={styles.summary}>
      <span className={styles.thumb}>
        <PromotionPicture promotion={promotion} first />
      </span>
      <div className={styles.words}>
        <h2 className={styles.title}>{promotion.title}</h2>
        <PromotionDates promotion={promotion} />
      </div>
    </div>
  );
}

function SentShare({ share }: { readonly share: number }): ReactNode {
  const t = useT();
  const text = t('apply.sentShare', { share: Math.round(share * 100) });
  return (
    <div className={styles.sent}>
      <ProgressBar label={t('apply.sending')} value={share} max={1} valueText={text} />
      <span className={styles.sentText} aria-hidden="true">
        {text}
      </span>
    </div>
  );
}
