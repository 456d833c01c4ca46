import { useRef, useState } from 'react';
import { dividends, withdrawDividend } from 'shared-contracts/api/endpoints/agent-money';
import { useQueryClient } from 'shared-kit/data';
import { useRealAccountGate, useRemoteContext } from 'shared-kit/remote';
import { withdrawalFailure, type WithdrawalFailure } from '../model/dividend-rules';

export interface DividendWithdrawal {
  readonly isSending: boolean;
  /** `stopped`: this account moves no money, and has been told so. */
  readonly send: (paymentPassword: string) => Promise<WithdrawalFailure | 'paid' | 'stopped'>;
}

/** Withdraws a dividend: every try carries the same key, so a lost answer is never paid a second time. */
export function useDividendWithdrawal(dividendId: string): DividendWithdrawal {
  const { http, intents, overlays } = useRemoteContext();
  const client = useQueryClient();
  const mayPass = useRealAccountGate();
  const [isSending, setSending] = useState(false);
  const key = useRef<string>(undefined);

  const send: DividendWithdrawal['send'] = async (paymentPassword) => {
    // Staff accounts move no money (D-03, D-04).
    if (!mayPass('money')) return 'stopped';
    key.current ??= crypto.randomUUID();
    setSending(true);
    try {
      await http.call(withdrawDividend, { dividendId, paymentPassword }, { idempotencyKey: key.current });
      void client.invalidateQueries({ queryKey: [dividends.id] });
      void intents.request('refreshWallet', {});
      return 'paid';
    } catch (error) {
      const failure = withdrawalFailure(error);
      if (failure.kind === 'taken') void client.invalidateQueries({ queryKey: [dividends.id] });
      if (failure.kind === 'told') overlays.showFailure(error);
      return failure;
    } finally {
      setSending(false);
    }
  };
  return { isSending, send };
}
