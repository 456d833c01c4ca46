import { followSteps, type StepFollower } from './follow-steps';

const frames = async (): Promise<void> => {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
};

function draw(title: string, content: string): void {
  document.body.innerHTML = `<div data-page="/m"><h1>${title}</h1><main>${content}</main></div>`;
}

const LINKS = '<a href="/m/a">Details</a> <a href="/m/b">Details</a> <a href="/m/b">Details</a>';
const focused = (): string | null | undefined => document.activeElement?.textContent;

// The router answers a press; jsdom has no other pages.
document.addEventListener('click', (event) => event.preventDefault());

let follower: StepFollower;
beforeEach(() => {
  draw('List', LINKS);
  follower = followSteps('one');
});
afterEach(() => follower.stop());

async function step(entry: string, title: string, content: string): Promise<void> {
  draw(title, content);
  follower.arrive(entry, true);
  await frames();
}

test('the first page keeps the focus where it is, a step leads it to the heading', async () => {
  follower.arrive('one', false);
  await frames();
  expect(document.activeElement).toBe(document.body);
  await step('two', 'One', '<button>Play</button>');
  expect(focused()).toBe('One');
});

test('Back leads to what was pressed, of several with the same name to the very one', async () => {
  document.querySelectorAll('a')[2]?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  await step('two', 'One', '');
  await step('one', 'List', LINKS);
  expect(document.activeElement).toBe(document.querySelectorAll('a')[2]);
});

test('what was pressed has the focus as soon as it is drawn, unless somebody moved it meanwhile', async () => {
  document.querySelector('a')?.click();
  await step('two', 'One', '');
  await step('one', 'List', '');
  expect(focused()).toBe('List');
  (document.querySelector('main') as HTMLElement).innerHTML = LINKS;
  await frames();
  expect(document.activeElement).toBe(document.querySelector('a'));

  await step('three', 'Three', '<button>Play</button>');
  await step('one', 'List', '<button>Filter</button>');
  document.querySelector('button')?.focus();
  document.querySelector('main')?.insertAdjacentHTML('beforeend', LINKS);
  await frames();
  expect(focused()).toBe('Filter');
});

test('a screen that takes the focus itself keeps it', async () => {
  draw('Login', '<input aria-label="Username">');
  document.querySelector('input')?.focus();
  follower.arrive('two', true);
  await frames();
  expect(document.activeElement).toBe(document.querySelector('input'));
});

test('a page under a surface that still closes has the focus once it is uncovered', async () => {
  draw('Promotions', '<button>Apply</button>');
  const page = document.querySelector('[data-page]') as HTMLElement;
  page.setAttribute('inert', '');
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div role="dialog"><a href="/m/activity" id="chosen">Promotions</a></div>',
  );
  document.getElementById('chosen')?.focus();
  follower.arrive('two', true);
  await frames();
  expect(document.activeElement).toBe(document.getElementById('chosen'));
  page.removeAttribute('inert');
  await frames();
  expect(document.activeElement).toBe(document.querySelector('h1'));
});
