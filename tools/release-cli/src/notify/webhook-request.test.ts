import type { Webhook } from './hooks-file';
import type { Message } from './message';
import { isTold, webhookRequest, webhookSignature } from './webhook-request';

const MESSAGE: Message = {
  id: 'msg_12345678',
  type: 'map.promoted',
  timestamp: '2026-12-01T10:00:00.000Z',
  data: {
    environment: 'production',
    revision: 12,
    proposal: null,
    author: 'Ann',
    reason: 'new <lobby> & more',
    changes: ['aurora  mfe-games  1.0.0 (default)  1.1.0 (default)'],
    merchants: ['aurora'],
  },
};
const COMMON = { name: 'ops', url: 'https://hooks.example/a', allowPrivate: false } as const;
const STANDARD: Webhook = { ...COMMON, kind: 'standard', secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' };
const SLACK: Webhook = { ...COMMON, kind: 'slack' };

it('signs as Standard Webhooks does', () => {
  // The example of the libraries of Standard Webhooks.
  expect(webhookSignature(STANDARD.secret, 'msg_p5jXN8AQM9LWM0D4loKWxJek', 1_614_265_330, '{"test": 2432232314}')).toBe(
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  );
});

it('sends the event as JSON with the signature of these bytes, and never the secret', () => {
  const now = new Date('2026-12-01T10:00:02.900Z');
  const { headers, body, method } = webhookRequest(STANDARD, MESSAGE, now);
  const { id: _id, ...event } = MESSAGE;
  expect([method, JSON.parse(body)]).toEqual(['POST', event]);
  expect(headers).toMatchObject({
    'webhook-id': 'msg_12345678',
    'webhook-timestamp': '1796119202',
    'webhook-signature': webhookSignature(STANDARD.secret, 'msg_12345678', 1_796_119_202, body),
  });
  expect(JSON.stringify([headers, body])).not.toContain(STANDARD.secret.slice('whsec_'.length));
});

it('sends Slack a text in which nothing is a mark of its own', () => {
  const { body } = webhookRequest(SLACK, MESSAGE, new Date());
  expect(JSON.parse(body)).toEqual({
    text: 'Promoted: revision 12 of production, by Ann: new &lt;lobby&gt; &amp; more\naurora  mfe-games  1.0.0 (default)  1.1.0 (default)',
  });
});

it.each<[string, Partial<Webhook>, boolean]>([
  ['everything without a choice', {}, true],
  ['its environments', { environments: ['production'] }, true],
  ['no other environment', { environments: ['staging'] }, false],
  ['its events', { events: ['map.promoted'] }, true],
  ['no other event', { events: ['map.guarded'] }, false],
])('is told of %s', (_case, choice, told) => {
  expect(isTold({ ...SLACK, ...choice } as Webhook, MESSAGE)).toBe(told);
});

it('is always told of a test', () => {
  expect(isTold({ ...SLACK, events: [], environments: [] }, { ...MESSAGE, type: 'hooks.tested' })).toBe(true);
});
