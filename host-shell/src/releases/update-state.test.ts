import { UpdateState } from './update-state';

function makeState() {
  const reloadPage = jest.fn();
  const told = jest.fn();
  const state = new UpdateState(reloadPage);
  state.subscribe(told);
  return { state, reloadPage, told };
}

describe('an offer', () => {
  it('is made once for what waits, and taken by a full page load', () => {
    const { state, reloadPage, told } = makeState();
    expect([state.get().isOffered, state.isWaiting]).toEqual([false, false]);
    state.found('a');
    state.offer();
    state.offer();
    expect(state.get().isOffered).toBe(true);
    expect(told).toHaveBeenCalledTimes(1);
    state.take();
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });

  it('is put off for the set that waits, and not for the next one', () => {
    const { state } = makeState();
    state.found('a');
    state.offer();
    expect(state.isDeclined).toBe(false);
    state.decline();
    state.found('a');
    expect([state.get().isOffered, state.isWaiting, state.isDeclined]).toEqual([false, true, true]);
    state.found('b');
    expect([state.isWaiting, state.isDeclined]).toEqual([true, false]);
  });

  it('is taken back when the page’s own set is the one to have again', () => {
    const { state } = makeState();
    state.found('a');
    state.offer();
    state.found(null);
    expect([state.get().isOffered, state.isWaiting]).toEqual([false, false]);
  });
});
