import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';
import { Sheet } from './sheet';
import { TAP_GUARD_MILLISECONDS } from './gestures/tap-guard';

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('Dialog', () => {
  it('is modal, named and described, and closed by Escape or its button', async () => {
    const onOpenChange = jest.fn();
    render(
      <Dialog open onOpenChange={onOpenChange} title="Notice" description="Maintenance at 2" closeLabel="Close" />,
    );
    const dialog = screen.getByRole('dialog', { name: 'Notice' });
    expect(dialog).toHaveAccessibleDescription('Maintenance at 2');
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onOpenChange.mock.calls).toEqual([[false], [false]]);
  });

  it('keeps a title for readers only, and stays where only its actions may close it', async () => {
    const onOpenChange = jest.fn();
    render(<Dialog open onOpenChange={onOpenChange} title="Update" titleHidden dismissible={false} />);
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Update' })).toBeInTheDocument();
    expect(onOpenChange).not.toHaveBeenCalled();
  });
});

describe('the backdrop', () => {
  it('closes a sheet, but not with a tap that comes within 300 ms of its opening', () => {
    jest.useFakeTimers();
    const onOpenChange = jest.fn();
    render(<Sheet open onOpenChange={onOpenChange} title="Filter" />);
    const tapBeside = (): boolean => fireEvent.pointerDown(document.body, { pointerType: 'mouse' });
    act(() => jest.advanceTimersByTime(TAP_GUARD_MILLISECONDS - 10));
    tapBeside();
    expect(onOpenChange).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(10));
    tapBeside();
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });
});

describe('ConfirmDialog', () => {
  const question = {
    title: 'Remove the account?',
    text: 'It can be added again',
    confirmLabel: 'Remove',
    cancelLabel: 'Keep',
  };

  it('starts at the harmless answer and gives exactly one', async () => {
    const onAnswer = jest.fn();
    render(<ConfirmDialog open {...question} danger onAnswer={onAnswer} />);
    expect(screen.getByRole('alertdialog', { name: 'Remove the account?' })).toHaveAccessibleDescription(
      'It can be added again',
    );
    expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(onAnswer.mock.calls).toEqual([[true]]);
  });

  it.each([
    ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Keep' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('is answered with no by %s', async (_name, leave) => {
    const onAnswer = jest.fn();
    render(<ConfirmDialog open {...question} onAnswer={onAnswer} />);
    await leave();
    expect(onAnswer.mock.calls).toEqual([[false]]);
  });
});
