import { migrate } from '../../data/store/migrations';
import { openStore, type Store } from '../../data/store/store';
import { createIdempotencyGuard, type Commit, type RepeatableCall } from './idempotency';
import { Refusal } from '../refusal';

let store: Store;
beforeEach(() => {
  store = openStore(':memory:');
  migrate(store);
});
afterEach(() => store.close());

const call: RepeatableCall = {
  endpoint: { id: 'R-30' },
  memberId: 1,
  key: 'key-00000001',
  request: { amount: 5 },
  now: 1_000,
};

describe('createIdempotencyGuard', () => {
  it('does the work of a repeated key once, also after a restart of the guard', async () => {
    const work = jest.fn(() => Promise.resolve({ id: '7' }));
    await createIdempotencyGuard(store).once(call, work);
    expect(await createIdempotencyGuard(store).once(call, work)).toEqual({ id: '7' });
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('does the work once while the first call is under way', async () => {
    const guard = createIdempotencyGuard(store);
    const work = jest.fn(() => Promise.resolve('done'));
    expect(await Promise.all([guard.once(call, work), guard.once(call, work)])).toEqual(['done', 'done']);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('keeps keys apart by member, endpoint and key', async () => {
    const guard = createIdempotencyGuard(store);
    const work = jest.fn(() => Promise.resolve(null));
    await guard.once(call, work);
    await guard.once({ ...call, memberId: 2 }, work);
    await guard.once({ ...call, endpoint: { id: 'R-33' } }, work);
    await guard.once({ ...call, key: 'key-00000002' }, work);
    expect(work).toHaveBeenCalledTimes(4);
  });

  it('refuses a key that comes back with another request', async () => {
    const guard = createIdempotencyGuard(store);
    await guard.once(call, () => Promise.resolve(1));
    await expect(guard.once({ ...call, request: { amount: 6 } }, () => Promise.resolve(2))).rejects.toMatchObject({
      code: 'validation.failed',
      value: { fields: { 'Idempotency-Key': 'reused' } },
    });
  });

  it.each([undefined, '', 'short', 'with space here'])('refuses the key %p', async (key) => {
    const work = jest.fn(() => Promise.resolve(1));
    await expect(createIdempotencyGuard(store).once({ ...call, key }, work)).rejects.toBeInstanceOf(Refusal);
    expect(work).not.toHaveBeenCalled();
  });

  it('does not keep a refusal: it moved nothing', async () => {
    const guard = createIdempotencyGuard(store);
    await expect(guard.once(call, () => Promise.reject(new Refusal('balance.low')))).rejects.toBeInstanceOf(Refusal);
    expect(await guard.once(call, () => Promise.resolve('second'))).toBe('second');
  });
});

describe('commit', () => {
  const rows = () => store.get<{ total: number }>('SELECT count(*) AS total FROM favourites')?.total;
  const write = () => {
    store.run(
      'INSERT INTO favourites (member_id, node_id, created_at) VALUES (1, (SELECT count(*) FROM favourites), 1)',
    );
    return { id: '7' };
  };

  it('keeps the answer with what was written, so that death before the answer repeats nothing', async () => {
    const dying = createIdempotencyGuard(store).once(call, async (commit) => {
      commit(write);
      throw new Error('killed');
    });
    await expect(dying).rejects.toThrow('killed');
    const work = jest.fn((commit: Commit) => Promise.resolve(commit(write)));
    expect(await createIdempotencyGuard(store).once(call, work)).toEqual({ id: '7' });
    expect([work.mock.calls.length, rows()]).toEqual([0, 1]);
  });

  it('keeps neither when the writing fails', async () => {
    const guard = createIdempotencyGuard(store);
    const failing = guard.once(call, async (commit) =>
      commit(() => {
        write();
        throw new Refusal('balance.low');
      }),
    );
    await expect(failing).rejects.toBeInstanceOf(Refusal);
    expect(rows()).toBe(0);
    expect(await guard.once(call, (commit) => Promise.resolve(commit(write)))).toEqual({ id: '7' });
    expect(rows()).toBe(1);
  });

  it('tells orders apart by everything but the payment password, of which nothing is kept', async () => {
    const guard = createIdempotencyGuard(store);
    const order = (paymentPassword: string) => ({ ...call, request: { amount: 5, paymentPassword } });
    await guard.once(order('111111'), () => Promise.resolve('first'));
    expect(await guard.once(order('246810'), () => Promise.resolve('second'))).toBe('first');
    const hash = () => store.get<{ request_hash: string }>('SELECT request_hash FROM idempotent_answers')?.request_hash;
    const first = hash();
    store.run('DELETE FROM idempotent_answers');
    await guard.once(order('999999'), () => Promise.resolve('third'));
    expect(hash()).toBe(first);
  });
});
