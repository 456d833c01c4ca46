import { createQueryClient } from './query-client';

describe('without a connection', () => {
  const client = createQueryClient();
  beforeEach(() => {
    client.mount();
    window.dispatchEvent(new Event('offline'));
  });
  afterEach(() => {
    window.dispatchEvent(new Event('online'));
    client.unmount();
  });
  const lost = async (): Promise<never> => {
    throw new TypeError('Failed to fetch');
  };

  it('a read fails at once: nobody waits in front of a skeleton', async () => {
    await expect(client.fetchQuery({ queryKey: ['lost'], queryFn: lost })).rejects.toThrow('Failed to fetch');
  });

  it('an order fails at once, and is not sent by itself when the connection is back', async () => {
    const send = jest.fn(lost);
    const order = client.getMutationCache().build(client, { mutationFn: send });
    await expect(order.execute(undefined)).rejects.toThrow('Failed to fetch');
    expect(send).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('online'));
    await client.resumePausedMutations();
    expect(send).toHaveBeenCalledTimes(1);
  });
});
