import { useState } from 'react';
import { isApiError } from 'shared-contracts/api/api-error';
import { SESSION_KEY } from 'shared-contracts/storage';
import { serverNow, useRemoteContext } from 'shared-kit/remote';
import { useT } from '../../i18n';
import { restEnd } from '../../model/login/retry-after';
import { readWait, waitEnd, withWait, type CodeWait } from '../../model/login/sms-wait';

/** The sending of codes, and the wait for another one. */
export interface CodeSending {
  /** Until when no other code can be asked for, epoch ms; 0 when it can be. */
  readonly endsAt: number;
  readonly isSending: boolean;
  /** The wait is the server's refusal of too many. */
  readonly isLimited: boolean;
  /** Whether a code is on its way. */
  readonly send: () => Promise<boolean>;
  readonly endWait: () => void;
}

export interface CodeSendingOptions<Target> {
  /** What the wait is kept under. */
  readonly wait: CodeWait;
  /** Where the code goes to; null means that the field has said what is wrong. */
  readonly target: () => Promise<Target | null>;
  /** Sends it; answers until when no other one can be asked for, epoch ms, where the server says so. */
  readonly ask: (target: Target) => Promise<number | null | undefined>;
  /** Said when it is on its way. */
  readonly sentText: string;
  /** Whether the form itself says why it was refused. */
  readonly refuse?: (error: unknown) => boolean;
}

/** Sends codes. The end of the wait survives a reload (docs/product/accounts.md#sms-codes). */
export function useCodeSending<Target>(options: CodeSendingOptions<Target>): CodeSending {
  const t = useT();
  const { overlays, storage } = useRemoteContext();
  const [endsAt, setEndsAt] = useState(() =>
    readWait(storage.getSession(SESSION_KEY.smsWait), options.wait, serverNow()),
  );
  const [isSending, setSending] = useState(false);
  const [isLimited, setLimited] = useState(false);

  const begin = (end: number, limited: boolean): void => {
    storage.setSession(SESSION_KEY.smsWait, withWait(storage.getSession(SESSION_KEY.smsWait), options.wait, end));
    setEndsAt(end);
    setLimited(limited);
  };
  const send = async (): Promise<boolean> => {
    const target = await options.target();
    if (target === null) return false;
    setSending(true);
    const hideLoading = overlays.toast('loading', t('sms.sending'));
    try {
      begin(waitEnd(await options.ask(target).finally(hideLoading), serverNow()), false);
      overlays.toast('success', options.sentText);
      return true;
    } catch (error) {
      const rest = isApiError(error) ? restEnd(error.failure, serverNow()) : undefined;
      if (rest !== undefined) begin(rest, true);
      else if (options.refuse?.(error) !== true) overlays.showFailure(error);
      return false;
    } finally {
      setSending(false);
    }
  };
  return {
    endsAt,
    isSending,
    isLimited,
    send: () => (isSending || endsAt > serverNow() ? Promise.resolve(false) : send()),
    endWait: () => {
      setEndsAt(0);
      setLimited(false);
    },
  };
}
