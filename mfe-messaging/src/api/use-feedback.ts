import { useState } from 'react';
import { sendFeedback } from 'shared-contracts/api/endpoints/messaging';
import { isFeedback } from 'shared-contracts/feedback-text';
import { useRemoteContext, useTypedState } from 'shared-kit/remote';

/** A feedback that is written and sent; its text stays until it has arrived. */
export interface Feedback {
  readonly text: string;
  /** Its length was refused, here or by the server. */
  readonly isWrong: boolean;
  readonly state: 'writing' | 'sending' | 'failed' | 'sent';
  readonly write: (text: string) => void;
  readonly send: () => void;
}

/** Sends what somebody tells the operator, once at a time. */
export function useFeedback(): Feedback {
  const { http, overlays } = useRemoteContext<'mfe-messaging'>();
  const [text, setText] = useTypedState('feedback', '');
  const [isWrong, setWrong] = useState(false);
  const [state, setState] = useState<Feedback['state']>('writing');
  const deliver = async (): Promise<void> => {
    setState('sending');
    try {
      await http.call(sendFeedback, { text: text.trim() });
      setText('');
      setState('sent');
    } catch (error) {
      setState('failed');
      overlays.showFailure(error);
    }
  };
  return {
    text,
    isWrong,
    state,
    write: (typed) => {
      setText(typed);
      setWrong(isWrong && !isFeedback(typed));
      setState('writing');
    },
    send: () => {
      if (state === 'sending') return;
      setWrong(!isFeedback(text));
      if (isFeedback(text)) void deliver();
    },
  };
}
