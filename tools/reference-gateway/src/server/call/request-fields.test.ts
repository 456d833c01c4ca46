import { CONTROL_PATHS, type RequestsReply } from '../control/control-api';
import { multipartBody } from '../../testing/multipart';
import { openTestGateway, type TestGateway } from '../../testing/test-client';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await openTestGateway();
  token = await gateway.signIn('demo_member');
});
afterAll(() => gateway.close());

describe('forms', () => {
  it('are read as text', async () => {
    expect(await gateway.call('R-11', { username: 'a', email: 'a@example.com' })).toMatchObject({ status: 200 });
    expect(await gateway.call('R-11', { username: 'a' })).toMatchObject({ status: 422, code: 'validation.failed' });
  });
});

/** No promotion has that id: a request that was read well ends in 404, one that was not in 422. */
describe('multipart', () => {
  async function apply(pictures: readonly Uint8Array[], fields: Readonly<Record<string, string>>) {
    const files = pictures.map((bytes, index) => ({ name: `${index}.png`, bytes }));
    const { contentType, payload } = await multipartBody(fields, files);
    const answer = await gateway.app.inject({
      method: 'POST',
      url: '/api/v1/promotions/applications',
      headers: {
        merchant: 'aurora',
        authorization: `Bearer ${token}`,
        'content-type': contentType,
      },
      payload,
    });
    return answer.json<{ code: string }>().code;
  }
  const picture = new Uint8Array(100);

  it.each([0, 1, 3])('takes %i pictures', async (count) => {
    const pictures = Array.from({ length: count }, () => picture);
    expect(await apply(pictures, { promotionId: '99999', remarks: 'please' })).toBe('not_found');
  });

  it('takes a picture as large as the limit', async () => {
    expect(await apply([new Uint8Array(5_242_880)], { promotionId: '99999' })).toBe('not_found');
  });

  it('records files by name and size', async () => {
    await apply([picture], { promotionId: '99999' });
    const { requests } = (await gateway.app.inject(`${CONTROL_PATHS.requests}?id=R-63`)).json<RequestsReply>();
    expect(requests.at(-1)?.body).toEqual({ promotionId: '99999', pictures: [{ name: '0.png', size: 100 }] });
  });

  it.each([
    ['four pictures', [picture, picture, picture, picture], { promotionId: '99999' }],
    ['a picture over 5 MB', [new Uint8Array(5_242_881)], { promotionId: '99999' }],
    ['no promotion', [], { remarks: 'x' }],
    ['remarks over 140 characters', [], { promotionId: '99999', remarks: 'x'.repeat(141) }],
  ])('refuses %s', async (_name, pictures, fields) => {
    expect(await apply(pictures, fields)).toBe('validation.failed');
  });
});
