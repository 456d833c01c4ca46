import { act, fireEvent, render, screen } from '@testing-library/react';
import { COPIED_MILLISECONDS, CopyButton } from './copy-button';

function provideClipboard(writeText: (text: string) => Promise<void>): void {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const press = async (): Promise<void> => {
  await act(async () => fireEvent.click(screen.getByRole('button')));
};

it('copies, says so for two seconds, and keeps its name', async () => {
  const writeText = jest.fn(async () => undefined);
  provideClipboard(writeText);
  render(<CopyButton text="0917 555" label="Copy the number" copiedLabel="Copied" />);
  expect(screen.getByRole('status')).toHaveTextContent('');
  await press();
  expect(writeText).toHaveBeenCalledWith('0917 555');
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
  expect(screen.getByRole('button', { name: 'Copy the number' })).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(COPIED_MILLISECONDS - 1));
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toHaveTextContent('');
});

it('takes the old way where the clipboard is closed, and tells when that fails too', async () => {
  provideClipboard(() => Promise.reject(new Error('denied')));
  const onFailure = jest.fn();
  const answers = [true, false];
  const chosen: string[] = [];
  Object.assign(document, {
    execCommand: (): boolean => {
      chosen.push((document.activeElement as HTMLTextAreaElement).value);
      return answers.shift() ?? false;
    },
  });
  render(<CopyButton text="0917 555" label="Copy" copiedLabel="Copied" onFailure={onFailure} look="button" />);
  await press();
  expect(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument();
  expect(onFailure).not.toHaveBeenCalled();
  await press();
  expect(onFailure).toHaveBeenCalledTimes(1);
  expect(chosen).toEqual(['0917 555', '0917 555']);
  expect(document.querySelector('textarea')).toBeNull();
});
