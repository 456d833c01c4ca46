import { receivePicture } from '../../rules/pictures/received-picture';
import { ONE_PIXEL_PNG, multipartBody, SMALL_JPEG, type SentFile } from '../../testing/multipart';
import { openTestGateway, type TestGateway } from '../../testing/test-client';

const DAY = 24 * 60 * 60 * 1000;
/** A PNG whose header names 5000 by 5000 pixels. */
const MANY_PIXELS = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAE4gAABOIAQAAAAB147pmAAAACUlEQVR4nGMAAAABAAFe/335AAAAAElFTkSuQmCC',
  'base64',
);
const PNG: SentFile = { name: 'proof.png', bytes: ONE_PIXEL_PNG };

let gateway: TestGateway;
let token: string;
let promotions: Map<string, string>;
beforeAll(async () => {
  gateway = await openTestGateway();
});
beforeEach(async () => {
  await gateway.reset();
  token = await gateway.signIn('demo_member');
  const { promotion } = (
    await gateway.call('R-60', { types: 'PR', platform: 'M', merchantCode: 'aurora' }, { language: 'EN' })
  ).value;
  promotions = new Map(promotion.map(({ title, id }) => [title, id]));
});
afterAll(() => gateway.close());

interface Sent {
  readonly title: string;
  readonly remarks?: string;
  readonly pictures?: readonly SentFile[];
  readonly as?: string;
  readonly merchant?: string;
}

async function apply({ title, remarks, pictures = [], as = token, merchant = 'aurora' }: Sent) {
  const fields = { promotionId: promotions.get(title) ?? title, ...(remarks !== undefined && { remarks }) };
  const { contentType, payload } = await multipartBody(fields, pictures);
  const answer = await gateway.app.inject({
    method: 'POST',
    url: '/api/v1/promotions/applications',
    headers: { merchant, authorization: `Bearer ${as}`, 'content-type': contentType },
    payload,
  });
  const { code, value } = answer.json<{ code?: string; value?: { fields?: Record<string, string> } | null }>();
  return code === undefined ? 'sent' : { code, ...(value?.fields && { fields: value.fields }) };
}

const history = async () => (await gateway.call('R-64', { tab: 'history' }, { token })).value.content;
const invalid = (fields: Record<string, string>) => ({ code: 'validation.failed', fields });

/** A picture as the gateway keeps it, in hex. */
async function drawn(bytes: Buffer): Promise<string> {
  const reception = await receivePicture(bytes);
  if (reception.kind === 'refused') throw new Error(reception.fault);
  return reception.picture.bytes.toString('hex').toUpperCase();
}

it('keeps remarks and pictures with what they are', async () => {
  const pictures = [PNG, { name: 'anything.gif', bytes: SMALL_JPEG, type: 'image/gif' }];
  expect(await apply({ title: 'Card league', remarks: '  table 12  ', pictures })).toBe('sent');
  expect((await history())[0]).toMatchObject({ title: 'Card league', state: 'pending', action: 'none' });
  const kept = gateway.store.all(
    'SELECT p.remarks, i.position, i.type, hex(i.content) AS content FROM reward_applications p JOIN application_pictures i ON i.application_id = p.id ORDER BY i.position',
  );
  expect(kept).toEqual([
    { remarks: 'table 12', position: 0, type: 'image/png', content: await drawn(ONE_PIXEL_PNG) },
    { remarks: 'table 12', position: 1, type: 'image/jpeg', content: await drawn(SMALL_JPEG) },
  ]);
});

it.each<[string, Sent, unknown]>([
  ['only remarks', { title: 'Match insurance', remarks: 'ticket 7' }, 'sent'],
  ['no remarks where they are asked for', { title: 'Match insurance', remarks: '   ' }, invalid({ remarks: 'required' })],
  ['only a picture', { title: 'App bonus', pictures: [PNG] }, 'sent'],
  ['no picture where one is asked for', { title: 'App bonus' }, invalid({ pictures: 'required' })],
  ['neither', { title: 'Card league' }, invalid({ remarks: 'required', pictures: 'required' })],
  ['a promotion that asks for nothing', { title: 'Welcome bonus 100%' }, 'sent'],
  ['what nobody asked for', { title: 'Reel race', remarks: 'hi', pictures: [PNG] }, invalid({ remarks: 'unexpected', pictures: 'unexpected' })],
  ['a page called a picture', { title: 'App bonus', pictures: [{ name: 'x.png', bytes: Buffer.from('<script>alert(1)</script>') }] }, invalid({ pictures: 'type' })],
  ['one wrong picture among right ones', { title: 'App bonus', pictures: [PNG, { name: 'x.png', bytes: Buffer.alloc(64) }] }, invalid({ pictures: 'type' })],
  ['a picture that did not come whole', { title: 'App bonus', pictures: [{ name: 'x.jpg', bytes: SMALL_JPEG.subarray(0, 200) }] }, invalid({ pictures: 'type' })],
  ['a picture with too many pixels', { title: 'App bonus', pictures: [{ name: 'x.png', bytes: MANY_PIXELS }] }, invalid({ pictures: 'pixels' })],
  ['an unknown promotion', { title: '99999' }, { code: 'not_found' }],
  ['a notice', { title: '1' }, { code: 'not_found' }],
])('%s', async (_name, sent, expected) => {
  expect(await apply(sent)).toEqual(expected);
  const kept = gateway.store.all('SELECT id FROM reward_applications');
  expect(kept).toHaveLength(expected === 'sent' ? 1 : 0);
}); // prettier-ignore

it('takes one at a time for each promotion, and leaves the list meanwhile', async () => {
  const titles = async () =>
    (await gateway.call('R-64', { tab: 'available' }, { token })).value.content
      .filter(({ action }) => action === 'apply')
      .map(({ title }) => title);
  expect(await titles()).toEqual(['App bonus', 'Card league', 'Match insurance']);
  expect(await apply({ title: 'App bonus', pictures: [PNG] })).toBe('sent');
  expect(await apply({ title: 'App bonus', pictures: [PNG] })).toEqual({ code: 'reward.claimed' });
  expect(await titles()).toEqual(['Card league', 'Match insurance']);
});

it('closes with its promotion', async () => {
  gateway.advance(60 * DAY);
  token = await gateway.signIn('demo_member');
  expect(await apply({ title: 'Match insurance', remarks: 'late' })).toEqual({ code: 'reward.expired' });
});

it('is for real accounts, of this merchant', async () => {
  const trial = await gateway.call('R-08', { moduleId: 'FREEPLAY3' }, { merchant: 'aurora-trial' });
  const asTrial = { title: 'Match insurance', remarks: 'x', as: trial.value.token, merchant: 'aurora-trial' };
  expect(await apply(asTrial)).toEqual({ code: 'role.forbidden' });
  const elsewhere = await gateway.signIn('demo_member', 'lotus');
  expect(await apply({ title: 'Match insurance', remarks: 'x', as: elsewhere, merchant: 'lotus' })).toEqual({
    code: 'not_found',
  });
});

it('is limited for each member', async () => {
  for (let time = 0; time < 20; time += 1) await apply({ title: '99999' });
  expect(await apply({ title: 'Match insurance', remarks: 'x' })).toEqual({ code: 'rate.limited' });
});
