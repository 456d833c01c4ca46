import { useEffect, useRef, useState } from 'react';
import { failureCode, isApiError } from 'shared-contracts/api/api-error';
import { applyForReward } from 'shared-contracts/api/endpoints/promotions';
import { href } from 'shared-contracts/paths';
import { useQueryClient } from 'shared-kit/data';
import { useRemoteContext } from 'shared-kit/remote';
import { REWARDS_KEY } from '../../api/use-rewards';
import { useT, type SectionText } from '../../i18n';

/** What goes out with an application. */
export interface Application {
  readonly promotionId: string;
  readonly remarks: string;
  readonly pictures: readonly File[];
}

export interface Sending {
  /** How much has gone out, 0 to 1; null while nothing is being sent. */
  readonly share: number | null;
  readonly send: (application: Application) => Promise<void>;
  /** Ends what is being sent; the form keeps what it holds. */
  readonly stop: () => void;
}

const REFUSAL_TEXTS: Readonly<Record<string, SectionText>> = {
  'reward.claimed': 'apply.alreadySent',
  'reward.expired': 'apply.ended',
};

/** What the server says of single fields, as a text; its checks are the form's own, so this is rare. */
function fieldText(error: unknown): SectionText | undefined {
  const failure = isApiError(error) ? error.failure : undefined;
  if (failure?.kind !== 'rejected' || failure.code !== 'validation.failed') return undefined;
  const fields = (failure.value as { fields?: Readonly<Record<string, string>> } | null | undefined)?.fields ?? {};
  if (fields['pictures'] === 'type') return 'apply.activity_image_type';
  if (fields['pictures'] === 'limit') return 'apply.activity_apply_remark_limit3';
  if (fields['pictures'] !== undefined) return 'apply.picturesMissing';
  return fields['remarks'] === undefined ? undefined : 'apply.remarksMissing';
}

/** Sends an application once at a time, shows how far it is, and goes to the promotions when it is there (S2 2). */
export function useSending(): Sending {
  const t = useT();
  const { http, navigate, overlays } = useRemoteContext();
  const client = useQueryClient();
  const [share, setShare] = useState<number | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const tell = (error: unknown): void => {
    const text = REFUSAL_TEXTS[failureCode(error) ?? ''] ?? fieldText(error);
    if (text !== undefined) overlays.toast('fail', t(text));
    else if (failureCode(error) === 'not_found') navigate(href('activity'), { replace: true });
    else overlays.showFailure(error);
  };

  const send = async ({ promotionId, remarks, pictures }: Application): Promise<void> => {
    if (running.current !== null) return;
    const abort = new AbortController();
    running.current = abort;
    setShare(0);
    const closeWait = overlays.toast('wait', t('apply.sending'));
    try {
      const request = { promotionId, remarks: remarks.trim(), pictures: [...pictures] };
      await http.call(applyForReward, request, { signal: abort.signal, onUpload: setShare });
      closeWait();
      overlays.toast('success', t('apply.sent'));
      void client.invalidateQueries({ queryKey: [REWARDS_KEY] });
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

  return { share, send, stop: () => running.current?.abort() };
}
