import { useState, type ReactNode } from 'react';
import {
  playHistory,
  playSettings,
  takePlayBreak,
  type PlaySettings,
} from 'shared-contracts/api/endpoints/responsible-play';
import { readAgain } from 'shared-kit/changes';
import { useQueryClient } from 'shared-kit/data';
import { RadioGroup } from 'shared-kit/fields';
import { Sheet } from 'shared-kit/overlay';
import { serverNow, useRemoteContext } from 'shared-kit/remote';
import { useTimes } from 'shared-kit/report';
import { Button } from 'shared-kit/ui';
import { ConfirmIdentity } from '../../components/confirm-identity/confirm-identity';
import styles from '../../components/sheet-form/sheet-form.module.css';
import { useT } from '../../i18n';
import { breakEnd } from '../../model/play/limit-view';

export type BreakKind = 'coolOff' | 'exclusion';

export interface BreakSheetProps {
  readonly kind: BreakKind;
  readonly settings: PlaySettings;
  readonly onClose: () => void;
}

/** Begins a break. Of an exclusion the server has ended the session: the page follows. */
function useTakeBreak({ kind, onClose }: BreakSheetProps) {
  const t = useT();
  const { http, overlays, requests } = useRemoteContext();
  const client = useQueryClient();
  const times = useTimes();
  return async (length: number, confirmation: string): Promise<void> => {
    try {
      const { until } = await http.call(takePlayBreak, { kind, length, confirmation });
      onClose();
      if (kind === 'exclusion') await requests.signOut({ confirmed: true });
      else for (const { id } of [playSettings, playHistory]) void readAgain(client, [id]);
      overlays.toast('long', t('limits.running', { when: times.dateTime(until) }));
    } catch (error) {
      overlays.showFailure(error);
    }
  };
}

/** A break in two steps: how long and what follows from it, then who it is. It cannot be undone. */
export function BreakSheet(props: BreakSheetProps): ReactNode {
  const { kind, settings, onClose } = props;
  const t = useT();
  const times = useTimes();
  const takeBreak = useTakeBreak(props);
  const [length, setLength] = useState('');
  const [isChosen, setChosen] = useState(false);
  const [isTried, setTried] = useState(false);
  const [now] = useState(serverNow);
  const lengths = kind === 'coolOff' ? settings.coolOffDays : settings.exclusionMonths;
  const until = (count: number): string => times.dateTime(breakEnd(kind, count, now));
  const next = (): void => {
    setTried(true);
    setChosen(length !== '');
  };
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(`limits.name.${kind}`)}
      description={t(`limits.${kind}.text`)}
      closeLabel={t('report.close')}
    >
      {isChosen ? (
        <ConfirmIdentity
          text={t('limits.final', { when: until(Number(length)) })}
          submitLabel={t(`limits.${kind}.submit`)}
          danger
          onConfirmed={(confirmation) => takeBreak(Number(length), confirmation)}
        />
      ) : (
        <div className={styles.form}>
          <RadioGroup
            label={t('limits.length')}
            value={length}
            onValueChange={setLength}
            error={isTried && length === '' && t('limits.choose')}
            options={lengths.map((count) => ({
              value: String(count),
              label: kind === 'coolOff' ? t('limits.days', { count }) : t('limits.months', { count }),
              detail: t('limits.until', { when: until(count) }),
            }))}
          />
          <Button size="lg" block onClick={next}>
            {t('confirm.submit')}
          </Button>
        </div>
      )}
    </Sheet>
  );
}
