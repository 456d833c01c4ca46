import { useEffect, useRef, useState } from 'react';
import { failureCode } from 'shared-contracts/api/api-error';
import { announcements } from 'shared-contracts/api/endpoints/announcements';
import { applyForReward } from 'shared-contracts/api/endpoints/promotions';
import { href } from 'shared-contracts/paths';
import { readAgain } from 'shared-kit/changes';
import { useQueryClient } from 'shared-kit/data';
import { useRemoteContext } from 'shared-kit/remote';
import { REWARDS_KEY } from '../../api/use-rewards';
import { useT, type SectionText } from '../../i18n';
import { applicationFaults, type ApplicationFaults, type ApplicationField } from '../../model/application-faults';

/** What goes out with an application. */
export interface Application {
  readonly promotionId: string;
  readonly remarks: string;
  readonly pictures: readonly File[];
}

export interface Sending {
  /** How much has gone out, 0 to 1; null while nothing is being sent. */
  readonly share: number | null;
  /** What the server found wrong, by field, until the field changes. */
  readonly faults: ApplicationFaults;
  readonly forget: (field: ApplicationField) => void;
  readonly send: (application: Application) => Promise<void>;
  /** Ends what is being sent; the form keeps what it holds. */
  readonly stop: () => void;
}

const REFUSAL_TEXTS: Readonly<Record<string, SectionText>> = {
  'reward.claimed': 'apply.alreadySent',
  'reward.expired': 'apply.ended',
};

const NO_FAULTS: ApplicationFaults = {};

/** Sends one application at a time, shows its progress, and opens the promotions when it has arrived. */
export function useSending(onSent: () => void): Sending {
  const t = useT();
  const { http, navigate, overlays } = useRemoteContext();
  const client = useQueryClient();
  const [share, setShare] = useState<number | null>(null);
  const [faults, setFaults] = useState(NO_FAULTS);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const tell = (error: unknown): void => {
    const found = applicationFaults(error);
    if (found !== null) {
      setFaults(found);
      if (Object.keys(found).length > 0) return;
      // It asks for other things than the form has: the promotion has changed since it was read.
      overlays.toast('fail', t('apply.changed'));
      void readAgain(client, [announcements.id]);
      return;
    }
    const text = REFUSAL_TEXTS[failureCode(error) ?? ''];
    if (text !== undefined) overlays.toast('fail', t(text));
    else if (failureCode(error) === 'not_found') navigate(href('activity'), { replace: true });
    else overlays.showFailure(error);
  };

  const send = async ({ promotionId, remarks, pictures }: Application): Promise<void> => {
    if (running.current !== null) return;
    const abort = new AbortController();
    running.current = abort;
    setShare(0);
    setFaults(NO_FAULTS);
    const closeWait = overlays.toast('wait', t('apply.sending'));
    try {
      const request = { promotionId, remarks: remarks.trim(), pictures: [...pictures] };
      await http.call(applyForReward, request, { signal: abort.signal, onUpload: setShare });
      closeWait();
      overlays.toast('success', t('apply.sent'));
      void readAgain(client, [REWARDS_KEY]);
      onSent();
      navigate(href('activity'), { replace: true });
    } catch (error) {
      closeWait();
      tell(error);
    } finally {
      closeWait();
      running.current = null;
      setShare(null);
    }
  };

  const forget = (field: ApplicationField): void => setFaults(({ [field]: _gone, ...others }) => others);
  return { share, faults, forget, send, stop: () => running.current?.abort() };
}
