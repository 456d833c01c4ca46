import { waitFor } from '@testing-library/react';
import { lateValue } from './late-value';

describe('lateValue', () => {
  it('is fetched once, when somebody asks, and told to all who wait', async () => {
    const fetchValue = jest.fn().mockResolvedValue('drawn');
    const late = lateValue(fetchValue);
    expect(fetchValue).not.toHaveBeenCalled();
    const told = [jest.fn(), jest.fn(), jest.fn()];
    const [, , leave] = told.map((listener) => late.subscribe(listener));
    leave?.();
    expect(late.get()).toBeUndefined();
    await Promise.resolve();
    await Promise.resolve();
    expect(late.get()).toBe('drawn');
    expect(told.map((listener) => listener.mock.calls.length)).toEqual([1, 1, 0]);
    late.subscribe(jest.fn());
    expect(fetchValue).toHaveBeenCalledTimes(1);
  });

  it('is asked for again after a failure', async () => {
    const fetchValue = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('drawn');
    const late = lateValue(fetchValue);
    late.subscribe(jest.fn());
    await waitFor(() => expect(fetchValue).toHaveBeenCalledTimes(1));
    expect(late.get()).toBeUndefined();
    late.subscribe(jest.fn());
    await waitFor(() => expect(late.get()).toBe('drawn'));
  });
});
