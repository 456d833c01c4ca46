import { useState } from 'react';
import { failureCode, isApiError } from 'shared-contracts/api/api-error';
import {
  downlineRebates,
  saveDownlineRebates,
  type DownlineRebates,
} from 'shared-contracts/api/endpoints/agent-accounts';
import { showAnswer } from 'shared-kit/changes';
import { endpointKey, useEndpoint, useEndpointScope, useQueryClient } from 'shared-kit/data';
import { useRemoteContext } from 'shared-kit/remote';
import { useRates, type Rates } from '../../components/rate-fields/use-rates';
import { useT } from '../../i18n';
import { boundsOf } from '../../model/accounts/rebate-rates';
import { refusedRates } from '../../model/accounts/rate-refusal';

export interface Rebates {
  readonly isShown: boolean;
  /** Why nothing is shown, by the table of error codes; empty for what has none. */
  readonly failure: string | undefined;
  /** Why the rates did not come. */
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly retry: () => void;
  readonly rates: Rates;
  readonly isSaving: boolean;
  /** Somebody else changed them; what is shown is what they are now. */
  readonly isConflict: boolean;
  readonly save: () => void;
}

/** The rates of one subordinate: read, raised, saved with the version they were read with. */
export function useRebates(username: string): Rebates {
  const t = useT();
  const { http, overlays } = useRemoteContext();
  const client = useQueryClient();
  const key = endpointKey(downlineRebates, useEndpointScope(), { username });
  const read = useEndpoint(downlineRebates, { username }, { staleTime: 0 });
  const [isSaving, setSaving] = useState(false);
  const [isConflict, setConflict] = useState(false);
  const { data } = read;
  const rates = useRates(data ? boundsOf(data.min, data.max) : {}, `rebates ${username}`);

  const refuse = async (error: unknown): Promise<void> => {
    const refused = isApiError(error) ? refusedRates(error.failure) : {};
    if (failureCode(error) === 'version.conflict') {
      await read.refetch();
      rates.reset();
      setConflict(true);
    } else if (Object.keys(refused).length > 0) rates.refuse(refused);
    else overlays.showFailure(error);
  };

  const save = async (): Promise<void> => {
    const rebates = rates.check();
    if (!rebates || !data || isSaving) return;
    setSaving(true);
    setConflict(false);
    try {
      const saved: DownlineRebates = await http.call(saveDownlineRebates, { username, rebates, version: data.version });
      showAnswer(client, key, saved);
      rates.reset();
      overlays.toast('success', t('rebate.saved'));
    } catch (error) {
      await refuse(error);
    } finally {
      setSaving(false);
    }
  };

  return {
    isShown: data !== undefined,
    error: read.error,
    failure: read.isError && !data ? (failureCode(read.error) ?? '') : undefined,
    isFetching: read.isFetching,
    retry: () => void read.refetch(),
    rates,
    isSaving,
    isConflict,
    save: () => void save(),
  };
}
