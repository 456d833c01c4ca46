import { render, screen } from '@testing-library/react';
import { ReportList, type ReportListProps } from './report-list';
import type { ReportWords } from './report-words';

const words: ReportWords = (word, fields) => [word, ...(fields === undefined ? [] : [fields.count])].join(' ');
const read = {
  status: 'loading',
  tail: 'end',
  pagesLoaded: 1,
  leftOut: [],
  isRefreshing: false,
  loadMore: () => undefined,
  refresh: () => undefined,
} as unknown as ReportListProps['read'];

function list(status: string, tail: string, count: number) {
  return (
    <ReportList
      words={words}
      read={{ ...read, status, tail } as ReportListProps['read']}
      count={count}
      empty={<p>Nobody</p>}
    >
      <ul />
    </ReportList>
  );
}

const said = (): string | null => screen.getAllByRole('status')[0]?.textContent ?? null;

it('says how many were found, in one region that stays while lists come and go', () => {
  const { rerender } = render(list('loading', 'end', 0));
  const [region] = screen.getAllByRole('status');
  expect(said()).toBe('');
  rerender(list('loaded', 'more', 20));
  expect(said()).toBe('foundSome 20');
  rerender(list('loaded', 'end', 26));
  expect(said()).toBe('found 26');
  rerender(list('loaded', 'end', 0));
  expect(said()).toBe('Nobody');
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect(screen.getAllByRole('status')[0]).toBe(region);
  rerender(list('failed', 'end', 0));
  expect(said()).toBe('');
  expect(screen.getByRole('button', { name: 'retry' })).toBeInTheDocument();
});
