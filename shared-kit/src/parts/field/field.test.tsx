import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { Checkbox } from './checkbox';
import { PasswordField } from './password-field';
import { SearchField } from './search-field';
import { SelectField } from './select-field';
import { Switch } from './switch';
import { TextField } from './text-field';

describe('TextField', () => {
  it('is described by its hint, and by its error before it once there is one', () => {
    const { rerender } = render(<TextField label="Username" hint="4 to 16 signs" />);
    const field = screen.getByRole('textbox', { name: 'Username' });
    expect(field).toHaveAccessibleDescription('4 to 16 signs');
    expect(field).toBeValid();
    rerender(<TextField label="Username" hint="4 to 16 signs" error="Too short" />);
    expect(field).toHaveAccessibleDescription('Too short 4 to 16 signs');
    expect(screen.getByText('4 to 16 signs')).toBeVisible();
    expect(field).toBeInvalid();
  });

  it('passes on what the phone needs to show the right keyboard', () => {
    render(<TextField label="Code" inputMode="numeric" autoComplete="one-time-code" maxLength={6} labelHidden />);
    const field = screen.getByRole('textbox', { name: 'Code' });
    expect(field).toHaveAttribute('inputmode', 'numeric');
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  });
});

describe('PasswordField', () => {
  const labels = { label: 'Password', showLabel: 'Show password', hideLabel: 'Hide password' };

  it('shows and hides what was typed', async () => {
    render(<PasswordField {...labels} />);
    const field = screen.getByLabelText('Password');
    expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field).toHaveAttribute('type', 'password');
  });

  it('stays hidden where showing is switched off', () => {
    render(<PasswordField {...labels} toggleDisabled />);
    expect(screen.getByRole('button', { name: 'Show password' })).toBeDisabled();
  });
});

describe('SearchField', () => {
  function Searching({ onSubmit }: { readonly onSubmit: (value: string) => void }): ReactNode {
    const [value, setValue] = useState('');
    return (
      <SearchField label="Search games" clearLabel="Clear" value={value} onValueChange={setValue} onSubmit={onSubmit} />
    );
  }

  it('sends its words on Enter, and clears and keeps the focus', async () => {
    const onSubmit = jest.fn();
    render(<Searching onSubmit={onSubmit} />);
    const field = screen.getByRole('searchbox', { name: 'Search games' });
    expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
    await userEvent.type(field, 'gold{Enter}');
    expect(onSubmit).toHaveBeenCalledWith('gold');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
  });
});

it('offers the choices of a select by name', async () => {
  const onChange = jest.fn();
  const options = [
    { value: 'bdo', label: 'BDO' },
    { value: 'bpi', label: 'BPI' },
  ];
  render(<SelectField label="Bank" placeholder="Choose" options={options} onChange={onChange} error="Choose a bank" />);
  const field = screen.getByRole('combobox', { name: 'Bank' });
  expect(field).toHaveAccessibleDescription('Choose a bank');
  await userEvent.selectOptions(field, 'BPI');
  expect(field).toHaveValue('bpi');
  expect(onChange).toHaveBeenCalledTimes(1);
});

describe('Checkbox and Switch', () => {
  it('are ticked by their words, and say what is wrong', async () => {
    render(<Checkbox label="I accept the terms" error="Please accept the terms" />);
    const box = screen.getByRole('checkbox', { name: 'I accept the terms' });
    expect(box).toHaveAccessibleDescription('Please accept the terms');
    await userEvent.click(screen.getByText('I accept the terms'));
    expect(box).toBeChecked();
  });

  it('are told apart by readers', async () => {
    render(<Switch label="Music" labelHidden />);
    await userEvent.click(screen.getByRole('switch', { name: 'Music' }));
    expect(screen.getByRole('switch', { name: 'Music' })).toBeChecked();
  });
});
