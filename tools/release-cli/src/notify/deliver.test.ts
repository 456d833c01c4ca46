import { deliver, WRITE_TIMES, type Sender } from './deliver';
import { PrivateAddress } from './public-address';
import type { OutgoingRequest } from './send-request';

const REQUEST: OutgoingRequest = {
  url: 'https://a.example',
  method: 'POST',
  headers: {},
  body: '',
  allowPrivate: false,
};

/** A sender that gets these answers one after the other, and waits without time passing. */
function senderOf(answers: readonly (number | Error)[]): {
  readonly sender: Sender;
  readonly waits: number[];
  sent: () => number;
} {
  const waits: number[] = [];
  let sent = 0;
  return {
    waits,
    sent: () => sent,
    sender: {
      send: async () => {
        const answer = answers[sent];
        sent += 1;
        if (typeof answer === 'number') return answer;
        throw answer ?? new Error('nothing more was expected');
      },
      wait: async (ms) => {
        waits.push(ms);
      },
      limit: () => new AbortController().signal,
    },
  };
}

it.each<[string, readonly (number | Error)[], string | null, boolean, readonly number[]]>([
  ['arrives at once', [204], null, false, []],
  ['arrives after a failure that passes', [503, 200], null, false, [250]],
  ['arrives after none answered', [new Error('ECONNREFUSED'), 429, 202], null, false, [250, 1000]],
  ['is given up for now after the last try', [500, 500, 502], 'it answered 502', true, [250, 1000]],
  ['is not sent again where it is refused', [400], 'it answered 400', false, []],
  ['does not follow a redirect', [302], 'it answered 302, and redirects are not followed', false, []],
  [
    'is not sent again into a private network',
    [new PrivateAddress('a.example', '10.0.0.1')],
    'a.example leads to 10.0.0.1, an address of this machine or a private network, and allowPrivate is not set',
    false,
    [],
  ],
])('a request %s', async (_case, answers, fault, isPassing, pauses) => {
  const { sender, waits, sent } = senderOf(answers);
  expect(await deliver(REQUEST, sender, WRITE_TIMES)).toEqual({ fault, isPassing });
  expect([sent(), waits]).toEqual([answers.length, pauses]);
});

it('ends when the whole time is over, whoever does not answer', async () => {
  const over = new AbortController();
  const sender: Sender = {
    send: async (_request, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')));
        over.abort();
      }),
    wait: async () => {
      throw new Error('the time is over');
    },
    limit: () => over.signal,
  };
  expect(await deliver(REQUEST, sender, WRITE_TIMES)).toEqual({ fault: 'it did not answer in time', isPassing: true });
});
