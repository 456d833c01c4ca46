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
    state.offer();
    expect(state.get().isOffered).toBe(false);
    state.found('a');
    state.offer();
    state.offer();
    expect(state.get().isOffered).toBe(true);
    expect(told).toHaveBeenCalledTimes(1);
    state.take();
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });

  it('is not made again of a set that was put off, but of the next one', () => {
    const { state } = makeState();
    state.found('a');
    state.offer();
    state.decline();
    state.found('a');
    state.offer();
    expect(state.get().isOffered).toBe(false);
    expect(state.isWaiting).toBe(true);
    state.found('b');
    state.offer();
    expect(state.get().isOffered).toBe(true);
  });

  it('is taken back when the page’s own set is the one to have again', () => {
    const { state } = makeState();
    state.found('a');
    state.offer();
    state.found(null);
    expect([state.get().isOffered, state.isWaiting]).toEqual([false, false]);
  });
});

describe('a page that must be left', () => {
  it('is left at the next path, and not when there is no reason any more', () => {
    const { state, reloadPage } = makeState();
    state.arrived();
    expect(reloadPage).not.toHaveBeenCalled();
    state.leaveAtNextPage(true);
    state.arrived();
    expect(reloadPage).toHaveBeenCalledTimes(1);
    state.leaveAtNextPage(false);
    state.arrived();
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });

  it('is left for good when it is overtaken, and nobody is asked about what waits', () => {
    const { state, reloadPage } = makeState();
    state.found('a');
    state.offer();
    state.overtaken();
    expect(state.get().isOffered).toBe(false);
    state.leaveAtNextPage(false);
    state.arrived();
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });
});
