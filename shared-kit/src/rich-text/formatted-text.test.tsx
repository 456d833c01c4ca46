import { act, render, screen } from '@testing-library/react';
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
