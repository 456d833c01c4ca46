import { render } from '@testing-library/react';
import { smallContext } from '../../testing/small-context';
import { DateText, TimeText } from './date-text';

function draw(timeZone: string, value: string | number, Text = TimeText) {
  const info = { timeZone };
  const { wrapper } = smallContext({ site: { info: () => info as never, subscribe: () => () => undefined } });
  return render(<Text value={value} />, { wrapper }).container;
}

it('carries the exact moment beside the written one', () => {
  const time = draw('Asia/Manila', '2026-01-05T00:00:00.000Z').querySelector('time');
  expect(time).toHaveAttribute('datetime', '2026-01-05T00:00:00.000Z');
});

it('says the offset where the clock of the device is another', () => {
  expect(draw('Asia/Kathmandu', '2026-01-05T00:00:00.000Z')).toHaveTextContent('2026-01-05 05:45:00 UTC+05:45');
  expect(draw('', new Date(2026, 0, 5, 7, 8, 9).getTime())).toHaveTextContent(/^2026-01-05 07:08:09$/);
});

it('is the operator’s day', () => {
  expect(draw('Asia/Manila', '2026-11-21T16:30:00Z', DateText)).toHaveTextContent(/^2026\/11\/22$/);
});

it.each(['soon', -1])('is a dash for %p, which is no moment', (value) => {
  expect(draw('Asia/Manila', value)).toHaveTextContent(/^—$/);
  expect(draw('Asia/Manila', value, DateText)).toHaveTextContent(/^—$/);
});
