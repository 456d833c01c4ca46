import { revealOpened } from './reveal-opened';

const scrolled: string[] = [];

beforeEach(() => {
  scrolled.length = 0;
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((action) => {
    action(0);
    return 0;
  });
  Element.prototype.scrollIntoView = function (this: Element, options) {
    scrolled.push(`${this.id} ${JSON.stringify(options)}`);
  };
});
afterEach(() => jest.restoreAllMocks());

test.each([
  [
    'opened',
    '<button aria-expanded="true" aria-controls="content"></button>',
    ['content {"block":"nearest","behavior":"smooth"}'],
  ],
  ['closed', '<button aria-expanded="false" aria-controls="content"></button>', []],
  ['opened to nothing', '<button aria-expanded="true"></button>', []],
])('what was %s', (_what, button, expected) => {
  document.body.innerHTML = `${button}<div id="content"></div>`;
  revealOpened(document.querySelector('button') as Element);
  expect(scrolled).toEqual(expected);
});
