import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InfiniteScroll, type InfiniteScrollProps } from './infinite-scroll';

type Report = (entries: readonly { isIntersecting: boolean }[]) => void;

let reports: Report[] = [];

beforeEach(() => {
  reports = [];
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((callback) => {
    reports.push(callback as unknown as Report);
    return { observe: jest.fn(), disconnect: jest.fn() } as unknown as IntersectionObserver;
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const comeIntoView = (): void => act(() => reports.at(-1)?.([{ isIntersecting: true }]));

function list(change: Partial<InfiniteScrollProps>): InfiniteScrollProps {
  const texts = { loadingLabel: 'Loading', failedText: 'Not loaded', retryLabel: 'Try again', endText: 'That is all' };
  return { status: 'idle', onLoadMore: jest.fn(), pagesLoaded: 1, ...texts, ...change };
}

describe('InfiniteScroll', () => {
  it('asks again after a page that was too short to scroll, but not before a second has passed', () => {
    jest.useFakeTimers();
    const onLoadMore = jest.fn();
    const { rerender } = render(<InfiniteScroll {...list({ onLoadMore })} />);
    comeIntoView();
    act(() => jest.advanceTimersByTime(0));
    expect(onLoadMore).toHaveBeenCalledTimes(1);
    rerender(<InfiniteScroll {...list({ onLoadMore, status: 'loading' })} />);
    rerender(<InfiniteScroll {...list({ onLoadMore, pagesLoaded: 2 })} />);
    comeIntoView();
    act(() => jest.advanceTimersByTime(999));
    expect(onLoadMore).toHaveBeenCalledTimes(1);
    act(() => jest.advanceTimersByTime(1));
    expect(onLoadMore).toHaveBeenCalledTimes(2);
  });

  it('asks for nothing while loading, after a failure or at the end', () => {
    const { rerender } = render(<InfiniteScroll {...list({ status: 'loading' })} />);
    expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
    rerender(<InfiniteScroll {...list({ status: 'failed' })} />);
    rerender(<InfiniteScroll {...list({ status: 'end' })} />);
    expect(screen.getByText('That is all')).toBeInTheDocument();
    expect(reports).toHaveLength(0);
  });

  it('lets a failed page be asked for again', async () => {
    const onLoadMore = jest.fn();
    render(<InfiniteScroll {...list({ onLoadMore, status: 'failed' })} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Not loaded');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onLoadMore).toHaveBeenCalledTimes(1);
  });
});
