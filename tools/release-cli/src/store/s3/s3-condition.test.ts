import { UserError } from '../../text/user-error';
import { LOST_AFTER, startPlace, UNAVAILABLE } from './s3-fake-place';
import { bytesOf, readText, StoreConflict } from '../store';

describe('conditions of a service', () => {
  it.each(['quoted', 'bare'] as const)('are found out once where etags are compared %s', async (etags) => {
    const probes: string[] = [];
    const { store, fake } = await startPlace({
      etags,
      fault: (name) => {
        if (name.includes('.probe/')) probes.push(name.replace(/ .*/, ''));
        return undefined;
      },
    });
    const first = await store.replace('a', bytesOf('1'), null);
    const second = await store.replace('a', bytesOf('2'), first);
    await expect(store.replace('a', bytesOf('3'), first)).rejects.toBeInstanceOf(StoreConflict);
    expect(await readText(store, 'a')).toEqual({ text: '2', etag: second });
    const tries = etags === 'quoted' ? 4 : 5;
    expect(probes).toEqual([...Array<string>(tries).fill('PUT'), 'DELETE']);
    expect([...fake.objects.keys()]).toEqual(['a']);
  });

  it('must be honoured, else nothing is written', async () => {
    const { store, fake } = await startPlace({ etags: 'ignored' });
    await expect(store.replace('a', bytesOf('1'), null)).rejects.toThrow(
      'This S3 service does not honour If-None-Match, so writers could overwrite each other',
    );
    await expect(store.create('a', bytesOf('1'))).rejects.toBeInstanceOf(UserError);
    expect(fake.objects.size).toBe(0);
  });

  it('are asked for again after a failure', async () => {
    let isDown = true;
    const { store } = await startPlace({ fault: () => (isDown ? UNAVAILABLE : undefined) });
    await expect(store.create('a', bytesOf('1'))).rejects.toThrow(
      'S3 answered 503 SlowDown to PUT s3://releases/.probe/',
    );
    isDown = false;
    await store.create('a', bytesOf('1'));
    expect(await readText(store, 'a')).toMatchObject({ text: '1' });
  });

  it('are asked for with another object when an answer was lost half-way', async () => {
    let isFirst = true;
    const { store, fake } = await startPlace({
      fault: (name) => {
        if (!isFirst || !name.startsWith('PUT .probe/')) return undefined;
        isFirst = false;
        return LOST_AFTER;
      },
    });
    await store.create('a', bytesOf('1'));
    expect([...fake.objects.keys()]).toEqual(['a']);
  });
});
