import { act, render, screen } from '@testing-library/react';
import { CountdownText } from './countdown-text';

const START = Date.UTC(2026, 2, 15);

beforeEach(() => jest.useFakeTimers({ now: START }));
afterEach(() => jest.useRealTimers());

it('ticks every 500 ms by the clock, and tells its end once', () => {
  const onEnd = jest.fn();
  render(
    <CountdownText
      label="The next code"
      endsAt={START + 2000}
      onEnd={onEnd}
      format={(seconds) => `Again in ${seconds} s`}
    />,
  );
  const timer = screen.getByRole('timer');
  expect(timer).toHaveTextContent('Again in 2 s');
  act(() => jest.advanceTimersByTime(1000));
  expect(timer).toHaveTextContent('Again in 1 s');
  act(() => jest.advanceTimersByTime(999));
  expect(onEnd).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(timer).toHaveTextContent('Again in 0 s');
  act(() => jest.advanceTimersByTime(5000));
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('is right at once after the page slept', () => {
  render(<CountdownText label="The next code" endsAt={START + 3_600_000} />);
  jest.setSystemTime(START + 3_000_000);
  act(() => jest.advanceTimersByTime(500));
  expect(screen.getByRole('timer')).toHaveTextContent('10:00');
});

it.each([0, -1, Number.NaN, 253_402_300_799_999])('counts to no moment that nobody means: %p', (endsAt) => {
  const onEnd = jest.fn();
  render(<CountdownText label="The next code" endsAt={endsAt} onEnd={onEnd} />);
  act(() => jest.advanceTimersByTime(2000));
  expect(screen.getByRole('timer')).toHaveTextContent(/^—$/);
  expect(onEnd).not.toHaveBeenCalled();
});

it('tells no end that had passed before', () => {
  const onEnd = jest.fn();
  render(<CountdownText label="The next code" endsAt={START - 1} onEnd={onEnd} />);
  act(() => jest.advanceTimersByTime(2000));
  expect(screen.getByRole('timer')).toHaveTextContent('0:00');
  expect(onEnd).not.toHaveBeenCalled();
});
