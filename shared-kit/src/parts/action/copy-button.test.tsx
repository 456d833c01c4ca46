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

/** The old way: what has the focus is copied, where the browser agrees and asks for it. */
function provideOldWay(answers: readonly boolean[]): {
  readonly copied: string[];
  readonly surfaces: (Element | null)[];
} {
  const left = [...answers];
  const seen = { copied: [] as string[], surfaces: [] as (Element | null)[] };
  const execCommand = (): boolean => {
    const isAllowed = left.shift() ?? false;
    seen.surfaces.push(document.activeElement?.closest('[role="dialog"]') ?? null);
    if (!isAllowed) return false;
    const event = new Event('copy', { bubbles: true, cancelable: true });
    const setData = (_type: string, text: string): void => void seen.copied.push(text);
    document.activeElement?.dispatchEvent(Object.assign(event, { clipboardData: { setData } }));
    return true;
  };
  Object.assign(document, { execCommand });
  return seen;
}

it('takes the old way where the clipboard is closed, and tells when that fails too', async () => {
  provideClipboard(() => Promise.reject(new Error('denied')));
  const onFailure = jest.fn();
  const { copied } = provideOldWay([true, false]);
  render(<CopyButton text="0917 555" label="Copy" copiedLabel="Copied" onFailure={onFailure} look="button" />);
  await press();
  expect(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument();
  expect(onFailure).not.toHaveBeenCalled();
  await press();
  expect(onFailure).toHaveBeenCalledTimes(1);
  expect(copied).toEqual(['0917 555']);
  expect(document.querySelector('textarea')).toBeNull();
});

it('says nothing of copying where the browser agrees and copies nothing', async () => {
  provideClipboard(() => Promise.reject(new Error('denied')));
  Object.assign(document, { execCommand: () => true });
  const onFailure = jest.fn();
  render(<CopyButton text="0917 555" label="Copy" copiedLabel="Copied" onFailure={onFailure} />);
  await press();
  expect(onFailure).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toHaveTextContent('');
});

it('selects inside the surface that keeps the focus, on top of all', async () => {
  provideClipboard(() => Promise.reject(new Error('denied')));
  const { surfaces } = provideOldWay([true]);
  render(
    <>
      <div role="dialog" aria-label="Below" />
      <div role="dialog" aria-label="On top">
        <CopyButton text="0917 555" label="Copy" copiedLabel="Copied" />
      </div>
      <div role="dialog" aria-label="Gone" data-state="closed" />
    </>,
  );
  await press();
  expect(surfaces).toEqual([screen.getByRole('dialog', { name: 'On top' })]);
});
