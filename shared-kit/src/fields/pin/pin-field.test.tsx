import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { PinField } from './pin-field';

function Pin(): ReactNode {
  const [value, setValue] = useState('');
  const change = (event: { readonly target: { readonly value: string } }): void => setValue(event.target.value);
  return <PinField label="PIN" showLabel="Show" hideLabel="Hide" value={value} onChange={change} />;
}

it.each([
  ['123456', '123456'],
  ['１２３４５６', '123456'],
  ['٠١٢٣٤٥', '012345'],
  ['\u200E12 34 56\u200F', '123456'],
  ['12-34-56', '123456'],
  ['1234567', '123456'],
  ['246 810', '246810'],
  ['PIN: 246810', '246810'],
])('a pasted %j is %s', async (pasted, digits) => {
  render(<Pin />);
  await userEvent.click(screen.getByLabelText('PIN'));
  await userEvent.paste(pasted);
  expect(screen.getByLabelText('PIN')).toHaveValue(digits);
});
