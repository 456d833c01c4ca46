import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { smallContext } from '../testing/small-context';
import { RichText } from './rich-text';

function draw(html: string) {
  const visited: string[] = [];
  const onLeave = jest.fn();
  const context = smallContext({
    navigate: ((to: string) => visited.push(to)) as never,
    theme: { get: () => 'dark', subscribe: () => () => undefined },
  });
  const page = render(<RichText html={html} onLeave={onLeave} />, context);
  return { visited, onLeave, ...page };
}

test('a link into the site is a navigation, and says so first', async () => {
  const { visited, onLeave } = draw('<p>See <a href="activity?id=7"><b>promotions</b></a></p>');
  await userEvent.click(screen.getByText('promotions'));
  expect(visited).toEqual(['/m/activity?id=7']);
  expect(onLeave).toHaveBeenCalledTimes(1);
});

test.each([
  ['another site', '<a href="https://a.example/">go</a>', 'https://a.example/'],
  ['the VIP document', '<a href="/vip.html">go</a>', '/vip.html'],
  ['the telephone', '<a href="tel:123">go</a>', 'tel:123'],
])('a link to %s is the browser’s to follow', async (_case, html, href) => {
  const { visited, onLeave } = draw(html);
  const followed = jest.fn((event: Event) => event.preventDefault());
  document.body.addEventListener('click', followed, { once: true });
  const link = screen.getByRole('link', { name: 'go' });
  await userEvent.click(link);
  expect(link).toHaveAttribute('href', href);
  expect([followed.mock.calls.length, visited, onLeave.mock.calls.length]).toEqual([1, [], 0]);
});

/** What becomes of a press: the path that the site opens, or the place that the browser does. */
async function outcomeOf(
  link: string,
  press: (link: HTMLElement) => void = (element) => void fireEvent.click(element),
) {
  const { visited } = draw(`<p>${link}</p>`);
  let wasTaken = true;
  const follow = (event: Event): void => {
    wasTaken = event.defaultPrevented;
    event.preventDefault();
  };
  for (const kind of ['click', 'auxclick']) document.body.addEventListener(kind, follow, { once: true });
  const words = screen.getByText('go');
  press(words);
  const anchor = words.closest('a');
  if (wasTaken) return visited;
  return [...visited, `browser: ${anchor?.getAttribute('href')} ${anchor?.getAttribute('target') ?? 'here'}`];
}

const HERE = window.location.origin;
const HOST = window.location.host;

test.each([
  ['a path', '/m/activity', '/m/activity'],
  ['a path with query and hash', '/m/activity?id=7&amp;x=a%20b#terms', '/m/activity?id=7&x=a%20b#terms'],
  ['a trailing slash', '/m/help/', '/m/help/'],
  ['the prefix alone', '/m', '/m/home'],
  ['the prefix with a query', '/m?gameType=RNG', '/m/home?gameType=RNG'],
  ['the root', '/', '/m/home'],
  ['the whole address', `${HERE}/m/noticeDetail?id=3`, '/m/noticeDetail?id=3'],
  ['the address of the site', HERE, '/m/home'],
  ['the other scheme', `https://${HOST}/m/vip`, '/m/vip'],
  ['no scheme', `//${HOST}/m/vip?a=1#b`, '/m/vip?a=1#b'],
  ['capitals in scheme and host', `${HERE.toUpperCase()}/m/vip`, '/m/vip'],
  ['a name before the host', `http://somebody@${HOST}/m/vip`, '/m/vip'],
  ['spaces and line breaks around it', ' \n/m/vip\t', '/m/vip'],
  ['a relative path', 'activity?id=7', '/m/activity?id=7'],
  ['a query alone', '?gameType=HOT', '/m/home?gameType=HOT'],
])('%s is opened by the site, wherever it was to open', async (_case, href, path) => {
  expect(await outcomeOf(`<a href="${href}">go</a>`)).toEqual([path]);
  cleanup();
  expect(await outcomeOf(`<a href="${href}" target="_blank"><b>go</b></a>`)).toEqual([path]);
  cleanup();
  expect(await outcomeOf(`<a href="${href}" target="promo" rel="opener">go</a>`)).toEqual([path]);
});

test.each([
  ['https://partner.example/m/activity', '_blank'],
  [`https://${HOST}.evil.example/m/activity`, '_blank'],
  ['http://partner.example/', '_blank'],
  ['/cdn1/films/rules.mp4', '_blank'],
  ['/vip.html', 'here'],
  ['mailto:help@site.example', 'here'],
  ['tel:+639175550001', 'here'],
  ['sms:12345', 'here'],
  ['tg://resolve?domain=help', 'here'],
])('%s is left to the browser, in its place: %s', async (href, place) => {
  expect(await outcomeOf(`<a href="${href}" target="_top">go</a>`)).toEqual([`browser: ${href} ${place}`]);
});

test.each<[string, MouseEventInit]>([
  ['the control key', { ctrlKey: true }],
  ['the command key', { metaKey: true }],
  ['the shift key', { shiftKey: true }],
  ['the option key', { altKey: true }],
  ['the middle button', { button: 1 }],
])('a press with %s is the browser’s', async (_case, how) => {
  const press = (link: HTMLElement): void => void fireEvent.click(link, how);
  expect(await outcomeOf('<a href="/m/activity">go</a>', press)).toEqual(['browser: /m/activity here']);
});

test('plain text keeps its lines, formatted text has its own', () => {
  expect(draw('One\nTwo <b>x</b>').container.querySelector('[data-lines]')).toHaveTextContent('One');
  expect(draw('<p>One\ntwo</p>').container.querySelector('[data-lines]')).toBeNull();
});

test('shows another text in its place', () => {
  const { rerender } = draw('<p>First</p>');
  rerender(<RichText html="<p>Second</p>" />);
  expect(screen.queryByText('First')).not.toBeInTheDocument();
  expect(screen.getByText('Second')).toBeVisible();
});

test('judges colours again for another theme', () => {
  const sheet = document.createElement('style');
  const asTheme = (surface: string, ink: string): void => {
    sheet.textContent = `[role='presentation'] { --brand-card: ${surface}; color: ${ink} }`;
  };
  asTheme('#101420', 'rgb(255, 255, 255)');
  document.head.append(sheet);
  let theme: 'dark' | 'light' = 'dark';
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const context = smallContext({ navigate: () => undefined, theme: { get: () => theme, subscribe } });
  render(<RichText html="<p style='color:#222'>Dark</p><p style='color:#ddd'>Pale</p>" />, context);
  const inks = (): string[] => ['Dark', 'Pale'].map((words) => screen.getByText(words).style.color);
  expect(inks()).toEqual(['', 'rgb(221, 221, 221)']);
  asTheme('#ffffff', 'rgb(20, 20, 20)');
  theme = 'light';
  act(() => listeners.forEach((listener) => listener()));
  expect(inks()).toEqual(['rgb(34, 34, 34)', '']);
  sheet.remove();
});
