import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PERSONAS } from '../../testing/personas';
import { renderInHost, type HostSetup } from '../../testing/render-in-host';
import { FloatingWidget } from './floating-widget';

/** jsdom's window is 1024 x 768; without bars the button may stand from 8 to 648 with a footer's place of 64. */
const place = (changes: object = {}) => JSON.stringify({ side: 'right', share: 0.5, isCollapsed: false, ...changes });
const stored = (): unknown => JSON.parse(localStorage.getItem('floatingWidget') ?? 'null');

let now = 1000;
beforeEach(() => {
  localStorage.clear();
  now = 1000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1024);
});
afterEach(() => jest.restoreAllMocks());

function draw(setup: HostSetup = {}, saved?: string) {
  if (saved !== undefined) localStorage.setItem('floatingWidget', saved);
  return renderInHost(<FloatingWidget footer="menu" pageKey="/m/home" />, setup);
}
const button = () => screen.getByRole('button', { name: /quick links/i });
const corner = () => (button().parentElement as HTMLElement).style.transform;

test('opens its links and closes on Escape, with the focus back', async () => {
  const { chrome } = draw({
    info: { resources: [{ type: 'TELEGRAM', url: 'https://t.me/x', labelNameEn: '', resourceType: '' }] },
  });
  await userEvent.click(button());
  const menu = within(screen.getByRole('list', { name: 'Quick links' }));
  expect(menu.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Customer service',
    'Live chat',
    'Telegram',
    'Back to home',
    'Hide this button',
  ]);
  expect(menu.getByRole('link', { name: 'Telegram' })).toHaveAttribute('href', 'https://t.me/x');
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  expect(chrome.get()).toBe('none');
  expect(button()).toHaveFocus();
});

test.each([
  [299, 'widget'],
  [300, 'none'],
])('a tap elsewhere %i ms after it opened leaves %s', async (later, expected) => {
  const { chrome } = draw();
  await userEvent.click(button());
  now += later;
  fireEvent.pointerDown(document.body);
  expect(chrome.get()).toBe(expected);
});

test('live chat is asked for, and a chat that nobody answers is a failure that shows', async () => {
  const { context, chrome } = draw({ session: PERSONAS.member });
  await userEvent.click(button());
  await userEvent.click(screen.getByRole('button', { name: 'Live chat' }));
  expect(context.log.intents).toEqual([{ name: 'openChat', request: {} }]);
  expect([context.log.failures, chrome.get()]).toEqual([[undefined], 'none']);
});

test('arrow keys move it, and the place is kept', async () => {
  draw({}, place());
  expect(corner()).toBe('translate(952px, 328px)');
  act(() => button().focus());
  await userEvent.keyboard('{ArrowUp}');
  expect(corner()).toBe('translate(952px, 312px)');
  await userEvent.keyboard('{ArrowLeft}');
  expect(corner()).toBe('translate(24px, 312px)');
  expect(stored()).toEqual({ side: 'left', share: 304 / 640, isCollapsed: false });
});

/** Pointers as jsdom can make them. */
function point(type: string, [clientX, clientY]: readonly [number, number]): void {
  fireEvent(button(), new MouseEvent(type, { bubbles: true, clientX, clientY, button: 0 }));
}

function drag(from: readonly [number, number], to: readonly [number, number]): void {
  point('pointerdown', from);
  point('pointermove', to);
  point('pointerup', to);
  point('click', to);
}

test('dragged it falls to the nearer edge, and does not open', () => {
  const { chrome } = draw({}, place());
  drag([980, 340], [300, 140]);
  expect(corner()).toBe('translate(24px, 128px)');
  expect(stored()).toEqual({ side: 'left', share: 120 / 640, isCollapsed: false });
  expect(chrome.get()).toBe('none');
});

test('a finger that trembles taps', () => {
  const { chrome } = draw({}, place());
  drag([980, 340], [983, 343]);
  expect(chrome.get()).toBe('widget');
  expect(stored()).toEqual(JSON.parse(place()));
});

test('put away it comes back with a tap, and stays so over visits', async () => {
  const { chrome, view } = draw({}, place());
  await userEvent.click(button());
  await userEvent.click(screen.getByRole('button', { name: 'Hide this button' }));
  expect([chrome.get(), stored()]).toEqual(['none', JSON.parse(place({ isCollapsed: true }))]);
  view.unmount();
  const second = draw();
  await userEvent.click(screen.getByRole('button', { name: 'Show quick links' }));
  expect([second.chrome.get(), stored()]).toEqual(['none', JSON.parse(place())]);
});

test('lets the page be seen that runs under it, and is back in full when it rests', async () => {
  draw({}, place());
  const widget = button().parentElement;
  expect(widget).not.toHaveClass('running');
  fireEvent.scroll(document);
  expect(widget).toHaveClass('running');
  fireEvent(document, new Event('scrollend'));
  await waitFor(() => expect(widget).not.toHaveClass('running'));
});

test('finds a place beside the words that come under it', async () => {
  draw({}, place());
  const words = { left: 900, right: 1024, top: 320, bottom: 340 } as DOMRect;
  const line = document.createElement('p');
  line.append('Amberreel');
  document.body.append(line);
  document.elementsFromPoint = (_x, y) => (y >= words.top && y <= words.bottom ? [line] : []);
  Range.prototype.getClientRects = () => [words] as unknown as DOMRectList;
  fireEvent.scroll(document);
  fireEvent(document, new Event('scrollend'));
  await waitFor(() => expect(corner()).toBe('translate(952px, 344px)'));
  Reflect.deleteProperty(document, 'elementsFromPoint');
  line.remove();
});

test('does not look at a page under a surface, and does once that has left', async () => {
  draw({}, place());
  const felt = jest.fn(() => []);
  document.elementsFromPoint = felt;
  fireEvent(window, new Event('resize'));
  expect(felt).toHaveBeenCalled();
  const surface = document.createElement('div');
  surface.setAttribute('aria-modal', 'true');
  document.body.append(surface);
  felt.mockClear();
  fireEvent(window, new Event('resize'));
  expect(felt).not.toHaveBeenCalled();
  surface.remove();
  await waitFor(() => expect(felt).toHaveBeenCalled());
  Reflect.deleteProperty(document, 'elementsFromPoint');
});

test('steps aside for a submit button', () => {
  const submit = document.createElement('button');
  submit.type = 'submit';
  submit.getBoundingClientRect = () => ({ left: 16, right: 1008, top: 320, bottom: 368 }) as DOMRect;
  document.body.append(submit);
  draw({}, place());
  expect(corner()).toBe('translate(952px, 376px)');
  submit.remove();
});

test('leaves the page to whatever else is open', () => {
  const { chrome } = draw();
  act(() => chrome.open('wallet'));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
