import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { DialingCodeField } from './dialing-code-field';

const COUNTRIES = [
  { code: 'PH', name: 'Philippines', dialingCode: '+63' },
  { code: 'ID', name: 'Indonesia', dialingCode: '+62' },
  { code: 'IN', name: 'India', dialingCode: '+91' },
];
const TEXTS = {
  title: 'Country',
  search: 'Search',
  clearSearch: 'Clear',
  none: 'No country',
  close: 'Close',
  found: (count: number) => `${count} found`,
};

function Picker({ onChange }: { readonly onChange: (code: string) => void }): ReactNode {
  const [country, setCountry] = useState('PH');
  return (
    <DialingCodeField
      label="Code"
      countries={COUNTRIES}
      value={country}
      locale="en"
      texts={TEXTS}
      onValueChange={(code) => {
        setCountry(code);
        onChange(code);
      }}
    />
  );
}

async function open(onChange = jest.fn()): Promise<HTMLElement> {
  render(<Picker onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'Code Philippines +63' }));
  await screen.findAllByRole('option');
  return screen.findByRole('combobox', { name: 'Search' });
}

it('opens a list in the order of the language, at the country that is chosen', async () => {
  const search = await open();
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'INIndia+91',
    'IDIndonesia+62',
    'PHPhilippines+63',
  ]);
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Philippines');
  expect(search).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
});

it('is searched and chosen by keyboard, and gives the focus back to its button', async () => {
  const onChange = jest.fn();
  const search = await open(onChange);
  await userEvent.type(search, 'in');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'INIndia+91',
    'IDIndonesia+62',
    'PHPhilippines+63',
  ]);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChange.mock.calls).toEqual([['ID']]);
  const button = await screen.findByRole('button', { name: 'Code Indonesia +62' });
  await waitFor(() => expect(button).toHaveFocus());
});

it('is chosen by a tap', async () => {
  const onChange = jest.fn();
  await open(onChange);
  await userEvent.click(screen.getByRole('option', { name: /India/ }));
  expect(onChange.mock.calls).toEqual([['IN']]);
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('says when nothing matches, and changes nothing when it is left', async () => {
  const onChange = jest.fn();
  const search = await open(onChange);
  await userEvent.type(search, 'atlantis{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('No country');
  await userEvent.keyboard('{Escape}');
  expect(onChange).not.toHaveBeenCalled();
});
