import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiError } from 'shared-contracts/api/api-error';
import { renderInSite } from 'test-kit/render';
import texts from '../../locales/EN.json';
import type { Column } from '../../model/report-table';
import { reportContext } from '../../testing/report-context';
import { catchFiles } from '../../testing/saved-files';
import { ExportButton, type ExportButtonProps } from './export-button';

const columns: readonly Column<string>[] = [{ id: 'name', label: 'Name', kind: 'text', of: (name) => name }];
const range = { from: '2026-03-01', to: '2026-03-02' };
const TEXT = '\uFEFFName\r\nann\r\n';

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

async function press(load: ExportButtonProps<string>['load']) {
  const context = reportContext();
  renderInSite(<ExportButton name="names" range={range} load={load} />, { context, texts });
  await userEvent.click(screen.getByRole('button', { name: 'Export as CSV' }));
  await waitFor(() => expect(screen.getByRole('button')).not.toHaveAttribute('aria-busy'));
  return context;
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
  expect(context.log.toasts).toEqual([{ kind: 'success', text: 'File saved' }]);
});

test('says where a file ends before its rows do', async () => {
  const context = await press(() => Promise.resolve({ columns, rows: ['ann'], isWhole: false }));
  expect(context.log.toasts).toEqual([
    { kind: 'long', text: 'Only the first 10000 rows are in the file. Choose fewer days for the rest.' },
  ]);
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
