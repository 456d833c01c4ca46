import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiError } from 'shared-contracts/api/api-error';
import { catchFiles } from '../testing/saved-files';
import { smallContext } from '../testing/small-context';
import { ExportButton, type ExportButtonProps } from './export-button';
import type { Column } from './table/report-table';
import type { ReportWords } from './report-words';

const columns: readonly Column<string>[] = [{ id: 'name', label: 'Name', kind: 'text', of: (name) => name }];
const range = { from: '2026-03-01', to: '2026-03-02' };
const TEXT = '\uFEFFName\r\nann\r\ntotalOf 1\r\n';

let caught: ReturnType<typeof catchFiles>;
beforeEach(() => {
  caught = catchFiles();
});
afterEach(() => {
  caught.release();
  Reflect.deleteProperty(navigator, 'canShare');
  Reflect.deleteProperty(navigator, 'share');
  jest.restoreAllMocks();
});

const words: ReportWords = (word, fields) => [word, ...(fields === undefined ? [] : [fields.count])].join(' ');

async function press(load: ExportButtonProps<string>['load']) {
  const log = { toasts: [] as object[], failures: [] as unknown[] };
  const { wrapper } = smallContext({
    overlays: {
      toast: (kind, text) => {
        log.toasts.push({ kind, text });
        return () => undefined;
      },
      showFailure: (error) => void log.failures.push(error),
    },
  });
  render(<ExportButton words={words} name="names" range={range} load={load} />, { wrapper });
  await userEvent.click(screen.getByRole('button', { name: 'exportLabel' }));
  await waitFor(() => expect(screen.getByRole('button')).not.toHaveAttribute('aria-busy'));
  return { log };
}

function shareBy(share: (data: ShareData) => Promise<void>): void {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ ...new EventTarget(), media, matches: true }) as never);
  Object.assign(navigator, { canShare: () => true, share });
}

test('downloads everything, not what is shown', async () => {
  const context = await press(() => Promise.resolve({ columns, rows: ['ann'] }));
  await waitFor(() => expect(caught.files).toEqual([{ name: 'names_2026-03-01_2026-03-02.csv', text: TEXT.slice(1) }]));
  expect(context.log.toasts).toEqual([{ kind: 'success', text: 'exportSaved' }]);
});

test.each([
  ['long', 'exportCut 10000'],
  ['moved', 'exportMoved'],
] as const)('says on the page and in the file that it is not whole: %s', async (gap, text) => {
  const context = await press(() => Promise.resolve({ columns, rows: ['ann'], gap }));
  await waitFor(() => expect(caught.files[0]?.text).toBe(`${TEXT.slice(1)}${text}\r\n`));
  expect(context.log.toasts).toEqual([{ kind: 'long', text }]);
});

test('tells a failure and gives no file', async () => {
  const failure = apiError('R-84', { kind: 'timeout' });
  const context = await press(() => Promise.reject(failure));
  expect(context.log.failures).toEqual([failure]);
  expect(caught.files).toEqual([]);
});

test('a phone shares the file', async () => {
  const shared: (readonly File[] | undefined)[] = [];
  shareBy(async ({ files }) => void shared.push(files));
  const context = await press(() => ({ columns, rows: ['ann'] }));
  expect(shared.map((files) => files?.map(({ name, type }) => [name, type]))).toEqual([
    [['names_2026-03-01_2026-03-02.csv', 'text/csv;charset=utf-8']],
  ]);
  expect([caught.files, context.log.toasts]).toEqual([[], []]);
});

test.each([
  ['AbortError', 0],
  ['NotAllowedError', 1],
])('a share that ends as %s leaves %d downloads', async (name, downloads) => {
  shareBy(() => Promise.reject(new DOMException('', name)));
  await press(() => ({ columns, rows: ['ann'] }));
  await waitFor(() => expect(caught.files).toHaveLength(downloads));
});
