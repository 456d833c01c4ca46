import { BROWSERS, FLOOR, floorOf } from './browsers';

describe('floorOf', () => {
  it('reads the oldest version of every engine from the list', () => {
    const list = ['chrome >= 100', 'safari >= 16.4', 'ios_saf >= 16.4', 'firefox >= 115'];
    expect(floorOf(list)).toEqual({ chrome: '100', safari: '16.4', ios_saf: '16.4', firefox: '115' });
  });

  it.each([
    [['last 2 versions'], /"last 2 versions" is not of the form/],
    [['chrome >= 100', 'safari >= 16.4', 'ios_saf >= 16.4'], /firefox has no oldest version/],
  ])('refuses %j', (list, fault) => {
    expect(() => floorOf(list)).toThrow(fault);
  });
});

it('the list of the workspace names every engine', () => {
  expect(floorOf(BROWSERS)).toEqual(FLOOR);
});
