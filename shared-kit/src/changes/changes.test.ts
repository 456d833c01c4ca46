import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { changeAhead, editAnswer, readAgain, showAnswer } from './changes';

const KEY = ['R-1', 'aurora', {}];

/** A read of a list, drawn, whose calls the test answers one by one and in any order; `signal` is not listened to. */
function reading(shown?: readonly string[]) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const answers: ((list: readonly string[]) => void)[] = [];
  const failures: unknown[] = [];
  if (shown !== undefined) client.setQueryData(KEY, shown);
  const observer = new QueryObserver<readonly string[]>(client, {
    queryKey: KEY,
    queryFn: () => new Promise<readonly string[]>((resolve) => answers.push(resolve)),
  });
  const stop = observer.subscribe(({ error }) => error && failures.push(error));
  return {
    client,
    stop,
    failures,
    asked: () => answers.length,
    begin: () => void observer.refetch(),
    answer: async (call: number, ...list: readonly string[]) => {
      answers[call - 1]?.(list);
      await new Promise((resolve) => setTimeout(resolve));
    },
    list: () => client.getQueryData<readonly string[]>(KEY),
    isReading: () => client.isFetching() > 0,
  };
}

const withNew = (shown: readonly string[] | undefined) => shown && [...shown, 'new'];

describe('the answer of a change', () => {
  it.each([[undefined], [['old']]])(
    'is not replaced by a read that began before it, where %s is shown',
    async (shown) => {
      const { client, begin, answer, list, isReading, asked, failures } = reading(shown);
      begin();
      expect(isReading()).toBe(true);
      showAnswer(client, KEY, ['old', 'new']);
      await answer(1, 'old');
      expect([list(), isReading(), asked(), failures]).toEqual([['old', 'new'], false, 1, []]);
    },
  );

  it('is replaced by a read that begins after it', async () => {
    const { client, begin, answer, list } = reading(['old']);
    showAnswer(client, KEY, ['new']);
    begin();
    await answer(1, 'newest');
    expect(list()).toEqual(['newest']);
  });
});

describe('an edit of what is shown', () => {
  it('stays when an older read answers, which is made again', async () => {
    const { client, begin, answer, list, asked } = reading(['old']);
    begin();
    editAnswer(client, KEY, withNew);
    await answer(1, 'older');
    expect([list(), asked()]).toEqual([['old', 'new'], 2]);
    await answer(2, 'old', 'new', 'newer');
    expect(list()).toEqual(['old', 'new', 'newer']);
  });

  it('of nothing shows nothing until the read that is made again has answered', async () => {
    const { client, answer, list, asked, isReading } = reading();
    editAnswer(client, KEY, withNew);
    await answer(1, 'older');
    expect([list(), asked(), isReading()]).toEqual([undefined, 2, true]);
    await answer(2, 'old', 'new');
    expect(list()).toEqual(['old', 'new']);
  });

  it('asks for nothing where no read is under way', () => {
    const { client, list, asked } = reading(['old']);
    editAnswer(client, KEY, withNew);
    expect([list(), asked()]).toEqual([['old', 'new'], 0]);
  });
});

describe('a read of what a change has made old', () => {
  it.each([[undefined], [['old']]])(
    'does not take the answer of one that began before, where %s is shown',
    async (shown) => {
      const { client, begin, answer, list, asked, isReading } = reading(shown);
      begin();
      void readAgain(client, ['R-1']);
      expect(asked()).toBe(2);
      await answer(1, 'old');
      expect([list(), isReading()]).toEqual([shown, true]);
      await answer(2, 'new');
      expect([list(), isReading()]).toEqual([['new'], false]);
    },
  );

  it('that is not shown is made when it is shown again', async () => {
    const { client, stop, asked } = reading(['old']);
    stop();
    await readAgain(client, ['R-1']);
    expect([asked(), client.getQueryState(KEY)?.isInvalidated]).toEqual([0, true]);
  });
});

describe('a change that is shown ahead', () => {
  const without = (name: string) => (shown: readonly string[]) => shown.filter((one) => one !== name);
  const refusal = () => Promise.reject(new Error('refused'));

  it.each([
    ['began before it', true],
    ['began while it was made', false],
  ])('stays when a read answers late that %s', async (_when, isBefore) => {
    const { client, begin, answer, list, asked } = reading(['a', 'b']);
    if (isBefore) begin();
    const call = async (): Promise<void> => {
      if (!isBefore) begin();
      expect(list()).toEqual(['b']);
    };
    await changeAhead(client, KEY, { edit: without('a'), call });
    expect(asked()).toBe(2);
    await answer(1, 'a', 'b');
    expect(list()).toEqual(['b']);
    await answer(2, 'b', 'c');
    expect(list()).toEqual(['b', 'c']);
  });

  it('stays when a read began and answered while it was made', async () => {
    const { client, begin, answer, list, asked } = reading(['a', 'b']);
    await changeAhead(client, KEY, {
      edit: without('a'),
      call: async () => {
        begin();
        await answer(1, 'a', 'b', 'c');
      },
    });
    expect([list(), asked()]).toEqual([['b', 'c'], 1]);
  });

  it('is taken back when it is refused', async () => {
    const { client, list, asked } = reading(['a', 'b']);
    await expect(changeAhead(client, KEY, { edit: without('a'), call: refusal })).rejects.toThrow('refused');
    expect([list(), asked()]).toEqual([['a', 'b'], 0]);
  });

  it('is taken back alone when another one was made meanwhile', async () => {
    const { client, list } = reading(['a', 'b']);
    const call = (): Promise<never> => {
      editAnswer(client, KEY, withNew);
      return refusal();
    };
    const undo = (shown: readonly string[]) => ['a', ...shown];
    await expect(changeAhead(client, KEY, { edit: without('a'), undo, call })).rejects.toThrow('refused');
    expect(list()).toEqual(['a', 'b', 'new']);
  });

  it('is read again when it is refused after another one, and cannot be taken back alone', async () => {
    const { client, list, asked, answer } = reading(['a', 'b']);
    const call = (): Promise<never> => {
      editAnswer(client, KEY, withNew);
      return refusal();
    };
    await expect(changeAhead(client, KEY, { edit: without('a'), call })).rejects.toThrow('refused');
    expect(asked()).toBe(1);
    await answer(1, 'a', 'b', 'new');
    expect(list()).toEqual(['a', 'b', 'new']);
  });

  it('lets the first read come, where nothing was shown yet', async () => {
    const { client, answer, list, asked } = reading();
    await changeAhead(client, KEY, { edit: without('a'), call: () => Promise.resolve() });
    await answer(1, 'a', 'b');
    expect([list(), asked()]).toEqual([undefined, 2]);
    await answer(2, 'b');
    expect(list()).toEqual(['b']);
  });
});
