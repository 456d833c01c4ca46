import { apiError, type ApiFailure } from 'shared-contracts/api/api-error';
import { OverlayStore } from './overlay-store';

const QUESTION = { title: 'Log out?', confirmLabel: 'Yes', cancelLabel: 'No' };
const makeStore = (): OverlayStore => new OverlayStore((key) => `text of ${key}`);

describe('toast', () => {
  it('shows one at a time; the latest wins, and only its own closing takes it back', () => {
    const store = makeStore();
    const closeFirst = store.toast('wait', 'one');
    const closeSecond = store.toast('success', 'two');
    closeFirst();
    expect(store.get().toast).toMatchObject({ kind: 'success', text: 'two' });
    closeSecond();
    closeSecond();
    expect(store.get().toast).toBeNull();
  });

  it('tells the same text twice as two messages', () => {
    const store = makeStore();
    store.toast('info', 'same');
    const first = store.get().toast?.id;
    store.toast('info', 'same');
    expect(store.get().toast?.id).not.toBe(first);
  });
});

describe('confirm', () => {
  it.each([true, false])('resolves to the answer %s and closes', async (answer) => {
    const store = makeStore();
    const asked = store.confirm(QUESTION);
    expect(store.get().question?.request).toEqual(QUESTION);
    store.get().question?.answer(answer);
    expect(await asked).toBe(answer);
    expect(store.get().question).toBeNull();
  });

  it('answers no to a question that another one pushes away', async () => {
    const store = makeStore();
    const first = store.confirm(QUESTION);
    const second = store.confirm({ ...QUESTION, title: 'Delete?' });
    expect(await first).toBe(false);
    expect(store.get().question?.request.title).toBe('Delete?');
    store.get().question?.answer(true);
    expect(await second).toBe(true);
  });

  it('leaves a toast alone', () => {
    const store = makeStore();
    store.toast('info', 'one');
    void store.confirm(QUESTION);
    expect(store.get().toast).not.toBeNull();
  });
});

describe('showFailure', () => {
  it('tells one cause once, however many calls it fails, and again later', () => {
    const store = makeStore();
    const lost = apiError('T', { kind: 'network', offline: true });
    store.showFailure(lost);
    const first = store.get().toast;
    store.showFailure(lost);
    expect(store.get().toast).toBe(first);
    store.closeToast(first?.id ?? 0);
    store.showFailure(lost);
    expect(store.get().toast).toMatchObject({ kind: 'offline', text: 'text of error.noInternet' });
  });

  const rejected = (code: string, message: string): ApiFailure => ({ kind: 'rejected', code, status: 422, message });
  it.each<[string, unknown, string | undefined, string?]>([
    ['a code with a text', apiError('T', rejected('sms.wrong', 'x')), 'text of error.smsWrong'],
    ['the server’s own words', apiError('T', rejected('new.code', 'Too late')), 'Too late'],
    ['a lost connection', apiError('T', { kind: 'network', offline: true }), 'text of error.noInternet', 'offline'],
    ['a call without an answer', apiError('T', { kind: 'timeout' }), 'text of error.slowConnection', 'offline'],
    ['a call given up', apiError('T', { kind: 'cancelled' }), undefined],
    ['a refused field', apiError('T', rejected('validation.failed', 'x')), undefined],
    ['an error of any other kind', new Error('private'), 'text of error.unknown'],
    ['something that is no error', 'private', 'text of error.unknown'],
  ])('%s', (_name, error, text, kind = 'fail') => {
    const store = makeStore();
    store.showFailure(error);
    expect(store.get().toast?.text).toBe(text);
    if (text !== undefined) expect(store.get().toast?.kind).toBe(kind);
  });
});
