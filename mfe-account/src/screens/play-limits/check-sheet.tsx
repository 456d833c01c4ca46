import { useState, type FormEvent, type ReactNode } from 'react';
import { setRealityCheck, type PlaySettings } from 'shared-contracts/api/endpoints/responsible-play';
import { SESSION_KEY } from 'shared-contracts/storage';
import { RadioGroup } from 'shared-kit/fields';
import { Sheet } from 'shared-kit/overlay';
import { useRemoteContext } from 'shared-kit/remote';
import { Button } from 'shared-kit/ui';
import { useChangePlay } from '../../api/use-play-settings';
import styles from '../../components/sheet-form/sheet-form.module.css';
import { useT } from '../../i18n';

export interface CheckSheetProps {
  readonly settings: PlaySettings;
  readonly onClose: () => void;
}

/** After how many minutes the site says how long the member has been here. */
export function CheckSheet({ settings, onClose }: CheckSheetProps): ReactNode {
  const t = useT();
  const { overlays, storage } = useRemoteContext();
  const { change, isChanging } = useChangePlay();
  const [minutes, setMinutes] = useState(String(settings.checkEvery));
  const save = async (): Promise<void> => {
    const answer = await change((http) => http.call(setRealityCheck, { minutes: Number(minutes) }));
    if (answer === undefined) return;
    // The page knows when the next check was due; it asks again.
    storage.removeSession(SESSION_KEY.sitting);
    overlays.toast('success', t('limits.saved'));
    onClose();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isChanging) void save();
  };
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('limits.name.check')}
      description={t('limits.checkText')}
      closeLabel={t('report.close')}
    >
      <form className={styles.form} noValidate onSubmit={submit}>
        <RadioGroup
          label={t('limits.every')}
          value={minutes}
          onValueChange={setMinutes}
          options={settings.checkChoices.map((choice) => ({
            value: String(choice),
            label: t('limits.minutes', { count: choice }),
          }))}
        />
        <Button type="submit" size="lg" block busy={isChanging}>
          {t('security.save')}
        </Button>
      </form>
    </Sheet>
  );
}
