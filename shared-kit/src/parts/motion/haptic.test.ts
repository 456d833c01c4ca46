import { haptic } from './haptic';

const vibrate = jest.fn(() => true);

function define(parts: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(parts))
    Object.defineProperty(navigator, name, { value, configurable: true });
}

function preferStill(isPreferred: boolean): void {
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: isPreferred } as MediaQueryList);
}

beforeEach(() => {
  vibrate.mockClear();
  define({ vibrate, userActivation: { hasBeenActive: true } });
  preferStill(false);
});

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'vibrate');
  Reflect.deleteProperty(navigator, 'userActivation');
});

it('trembles once when something takes hold, twice when it worked', () => {
  haptic('tick');
  haptic('done');
  expect(vibrate.mock.calls).toEqual([[[12]], [[16, 60, 24]]]);
});

it('is still with reduced motion', () => {
  preferStill(true);
  haptic('done');
  expect(vibrate).not.toHaveBeenCalled();
});

it('asks nothing of a page that nobody has touched', () => {
  define({ userActivation: { hasBeenActive: false } });
  haptic('tick');
  expect(vibrate).not.toHaveBeenCalled();
});

it('does without on a device that cannot, and asks a browser that does not tell of touches', () => {
  define({ userActivation: undefined });
  haptic('tick');
  expect(vibrate).toHaveBeenCalledTimes(1);
  define({ vibrate: undefined });
  expect(() => haptic('tick')).not.toThrow();
});
