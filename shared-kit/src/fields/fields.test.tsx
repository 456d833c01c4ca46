import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { AmountField, type AmountFieldProps } from './amount/amount-field';
import { DateField } from './date/date-field';
import { DateRangeField } from './date/date-range-field';
import type { DateRange } from './date/date-limits';
import { RadioGroup } from './radio-group';
import { TextArea } from './text-area';

describe('TextArea', () => {
  it('counts what is typed, and marks what goes past the limit without cutting it off', async () => {
    render(<TextArea label="Remarks" limit={5} defaultValue="ab" />);
    const field = screen.getByRole('textbox', { name: 'Remarks' });
    expect(screen.getByRole('status')).toHaveTextContent('2/5');
    await userEvent.type(field, 'cd👍🏽');
    expect(screen.getByRole('status')).toHaveTextContent('5/5');
    expect(field).toBeValid();
    await userEvent.type(field, '!');
    expect(screen.getByRole('status')).toHaveTextContent('6/5');
    expect(field).toBeInvalid();
    expect(field).toHaveValue('abcd👍🏽!');
  });

  it('has no counter without a limit', () => {
    render(<TextArea label="Remarks" hint="A few words" />);
    expect(screen.getByRole('textbox', { name: 'Remarks' })).toHaveAccessibleDescription('A few words');
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('RadioGroup', () => {
  const options = [
    { value: 'bank', label: 'Bank' },
    { value: 'wallet', label: 'E-wallet', detail: 'Five minutes' },
    { value: 'coin', label: 'Coins', disabled: true },
  ];

  it('names the group and each choice, and tells the chosen one', async () => {
    const onValueChange = jest.fn();
    render(<RadioGroup label="Method" options={options} value="bank" onValueChange={onValueChange} />);
    const group = screen.getByRole('radiogroup', { name: 'Method' });
    expect(within(group).getByRole('radio', { name: 'Bank' })).toBeChecked();
    expect(within(group).getByRole('radio', { name: 'E-wallet' })).toHaveAccessibleDescription('Five minutes');
    await userEvent.click(within(group).getByRole('radio', { name: 'Coins' }));
    await userEvent.click(within(group).getByRole('radio', { name: 'E-wallet' }));
    expect(onValueChange.mock.calls).toEqual([['wallet']]);
  });

  it('is walked by arrow keys', async () => {
    const onValueChange = jest.fn();
    render(<RadioGroup label="Method" options={options} value="bank" onValueChange={onValueChange} />);
    await userEvent.tab();
    expect(screen.getByRole('radio', { name: 'Bank' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(onValueChange).toHaveBeenCalledWith('wallet');
  });

  it('says what is wrong', () => {
    render(<RadioGroup label="Method" options={options} value="" error="Choose one" onValueChange={jest.fn()} />);
    expect(screen.getByRole('radiogroup')).toBeInvalid();
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Choose one');
  });
});

describe('AmountField', () => {
  function Amount(props: Partial<AmountFieldProps>): ReactNode {
    const [value, setValue] = useState('');
    return (
      <AmountField
        label="Amount"
        symbol="₱"
        locale="en"
        value={value}
        onValueChange={setValue}
        steps={{ step: '50', lessLabel: 'Less', moreLabel: 'More' }}
        quickAmounts={['100', '1000', '9000']}
        quickLabel="Usual amounts"
        {...props}
      />
    );
  }

  it('shows how a rate was understood when it is left, where no amount stands beside the label', async () => {
    render(<Amount symbol="%" locale="id" echoHidden />);
    const field = screen.getByRole('textbox', { name: 'Amount' });
    await userEvent.type(field, '0.9');
    expect(field).toHaveValue('0.9');
    await userEvent.tab();
    expect(field).toHaveValue('0,9');
    await userEvent.clear(field);
    await userEvent.type(field, '1e5');
    await userEvent.tab();
    expect(field).toHaveValue('1e5');
  });

  const shown = (): string => screen.getByRole('status').textContent ?? '';

  it.each([
    ['JPY', undefined, 'en', '1,234', 'JPY\u00a01,234', 'JPY\u00a01,000'],
    ['KWD', undefined, 'en', '1.234', 'KWD\u00a01.234', 'KWD\u00a01,000'],
    ['KWD', undefined, 'id', '1,5', 'KWD\u00a01,500', 'KWD\u00a01.000'],
    ['USDT', 6, 'en', '0.000001', 'USDT\u00a00.000001', 'USDT\u00a01,000'],
    ['¥', 0, 'id', '2.000', '¥2.000', '¥1.000'],
  ])('reads and writes %s with %p decimals in %s: %s', async (symbol, decimals, locale, typed, written, quick) => {
    render(<Amount symbol={symbol} locale={locale} {...(decimals !== undefined && { decimals })} />);
    const field = screen.getByRole('textbox', { name: 'Amount' });
    await userEvent.type(field, typed);
    expect(screen.getByRole('status').textContent).toBe(written);
    const usual = within(screen.getByRole('group', { name: 'Usual amounts' })).getAllByRole('button');
    expect(usual[1]?.textContent).toBe(quick);
    await userEvent.click(usual[1] ?? field);
    expect(field).toHaveValue('1000');
  });

  it('gives no amount with more decimals than the currency has', async () => {
    render(<Amount symbol="JPY" />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '12.5');
    expect(shown()).toBe('');
  });

  it('shows the grouped amount while it is typed, and leaves what is typed as it stands', async () => {
    render(<Amount />);
    const field = screen.getByRole('textbox', { name: 'Amount' });
    expect(field).toHaveAttribute('inputmode', 'decimal');
    await userEvent.type(field, '1,000');
    expect([field, shown()]).toEqual([expect.objectContaining({ value: '1,000' }), '₱1,000.00']);
    await userEvent.type(field, '.5');
    expect([field, shown()]).toEqual([expect.objectContaining({ value: '1,000.5' }), '₱1,000.50']);
  });

  it('means the same by a paste as by the keys', async () => {
    render(<Amount />);
    const field = screen.getByRole('textbox', { name: 'Amount' });
    await userEvent.click(field);
    await userEvent.paste('₱2,500.00');
    expect(shown()).toBe('₱2,500.00');
    await userEvent.clear(field);
    await userEvent.type(field, '2,500.00');
    expect(shown()).toBe('₱2,500.00');
  });

  it.each(['12.3456', '1.000', '1e5', '-200', '0a12'])('cuts nothing of %s, which is no amount', async (text) => {
    render(<Amount />);
    const field = screen.getByRole('textbox', { name: 'Amount' });
    await userEvent.type(field, text);
    expect([field, shown()]).toEqual([expect.objectContaining({ value: text }), '']);
  });

  it('writes a usual amount by the marks of the language, and reads it so', async () => {
    render(<Amount locale="id" />);
    const field = screen.getByRole('textbox', { name: 'Amount' });
    await userEvent.type(field, '1.000');
    expect(shown()).toBe('₱1.000,00');
    expect(screen.getByRole('button', { name: '₱1.000' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.clear(field);
    await userEvent.type(field, '0,5');
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(field).toHaveValue('50,50');
  });

  it('leaves room to type beside any sign of currency', () => {
    render(<Amount symbol="US Dollar" />);
    expect(screen.queryByText('US Dollar')).not.toBeInTheDocument();
    expect(screen.queryByText('US Dolla')).not.toBeInTheDocument();
  });

  it('steps within its limits', async () => {
    render(<Amount min="100" max="180" />);
    const field = screen.getByRole('textbox', { name: 'Amount' });
    const more = screen.getByRole('button', { name: 'More' });
    await userEvent.click(more);
    expect(field).toHaveValue('100');
    expect(screen.getByRole('button', { name: 'Less' })).toBeDisabled();
    await userEvent.click(more);
    await userEvent.click(more);
    expect(field).toHaveValue('180');
    expect(more).toBeDisabled();
  });

  it('takes a usual amount by one tap, and offers none that is out of bounds', async () => {
    render(<Amount max="5000" />);
    const usual = screen.getByRole('group', { name: 'Usual amounts' });
    await userEvent.click(within(usual).getByRole('button', { name: '₱1,000' }));
    expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('1000');
    expect(within(usual).getByRole('button', { name: '₱1,000' })).toHaveAttribute('aria-pressed', 'true');
    expect(within(usual).getByRole('button', { name: '₱9,000' })).toBeDisabled();
  });
});

describe('DateField', () => {
  it('is the calendar of the device, from 2000 to 2030 unless told', () => {
    const { rerender } = render(<DateField label="Birthday" />);
    const field = screen.getByLabelText('Birthday');
    expect(field).toHaveAttribute('type', 'date');
    expect([field.getAttribute('min'), field.getAttribute('max')]).toEqual(['2000-01-01', '2030-12-31']);
    rerender(<DateField label="Birthday" min="1930-01-01" max="2005-03-15" error="Too young" />);
    expect([field.getAttribute('min'), field.getAttribute('max')]).toEqual(['1930-01-01', '2005-03-15']);
    expect(field).toHaveAccessibleDescription('Too young');
  });
});

it('shows a day as the site writes days, and the parts of it to whoever types it', async () => {
  render(<DateField label="Birthday" />);
  const field = screen.getByLabelText('Birthday');
  expect(screen.getByText('____/__/__')).toHaveAttribute('aria-hidden', 'true');
  fireEvent.change(field, { target: { value: '2004-08-09' } });
  expect(screen.getByText('2004/08/09')).toBeInTheDocument();
  fireEvent.keyDown(field, { key: '1' });
  expect(screen.queryByText('2004/08/09')).not.toBeInTheDocument();
  fireEvent.blur(field);
  expect(screen.getByText('2004/08/09')).toBeInTheDocument();
});

describe('DateRangeField', () => {
  function Period({ onChange }: { readonly onChange: (range: DateRange) => void }): ReactNode {
    const [range, setRange] = useState<DateRange>({ from: '2026-03-09', to: '2026-03-15' });
    return (
      <DateRangeField
        label="Period"
        fromLabel="From"
        toLabel="To"
        today="2026-03-15"
        maxDays={90}
        presets={[
          { label: 'Today', days: 1 },
          { label: '7 days', days: 7 },
        ]}
        faultTexts={{
          invalid: 'No day',
          early: 'Too early',
          late: 'Too late',
          order: 'Ends before it starts',
          tooLong: '90 days at most',
        }}
        value={range}
        onValueChange={(next) => {
          setRange(next);
          onChange(next);
        }}
      />
    );
  }

  it('shows which usual range it is, and takes another by one tap', async () => {
    const onChange = jest.fn();
    render(<Period onChange={onChange} />);
    expect(screen.getByRole('button', { name: '7 days' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Today' }));
    expect(onChange).toHaveBeenCalledWith({ from: '2026-03-15', to: '2026-03-15' });
    expect(screen.getByRole('button', { name: '7 days' })).toHaveAttribute('aria-pressed', 'false');
  });

  it.each([
    ['2026-03-16', '2026-03-15', 'Ends before it starts'],
    ['2025-12-01', '2026-03-15', '90 days at most'],
    ['1999-01-01', '2026-03-15', 'Too early'],
    ['', '2026-03-15', 'No day'],
  ])('from "%s" to %s: %s', (from, to, fault) => {
    render(<Period onChange={jest.fn()} />);
    fireEvent.change(screen.getByLabelText('From'), { target: { value: from } });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: to } });
    expect(screen.getByRole('alert')).toHaveTextContent(fault);
    expect(screen.getByRole('group', { name: 'Period' })).toHaveAccessibleDescription(fault);
  });
});
