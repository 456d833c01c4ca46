import { openStorage } from '../storage/site-storage';
import { themeControl } from './theme';

const page = document.documentElement;
const meta = document.createElement('meta');
meta.name = 'theme-color';
document.head.append(meta);
const style = document.createElement('style');
style.textContent = ':root { --brand-page: #101018; } :root[data-theme="light"] { --brand-page: #f6f6fa; }';
document.head.append(style);

beforeEach(() => {
  localStorage.clear();
  page.dataset['theme'] = 'dark';
  meta.content = '';
});

it('is what the page was started with; anything unknown is dark', () => {
  expect(themeControl(openStorage()).get()).toBe('dark');
  page.dataset['theme'] = 'light';
  expect(themeControl(openStorage()).get()).toBe('light');
  page.dataset['theme'] = 'sepia';
  expect(themeControl(openStorage()).get()).toBe('dark');
  expect(localStorage.getItem('theme')).toBeNull();
});

it('is kept and shown at once, with the browser’s bars in its colour', () => {
  const theme = themeControl(openStorage());
  expect(meta.content).toBe('#101018');
  theme.set('light');
  expect(page.dataset['theme']).toBe('light');
  expect(localStorage.getItem('theme')).toBe('light');
  expect(meta.content).toBe('#f6f6fa');
  theme.set('dark');
  expect(meta.content).toBe('#101018');
});

it('tells those who follow it, until they leave', () => {
  const theme = themeControl(openStorage());
  const heard: string[] = [];
  const stop = theme.subscribe(() => heard.push(theme.get()));
  theme.set('light');
  theme.set('light');
  stop();
  theme.set('dark');
  expect(heard).toEqual(['light']);
});

it.each([
  ['light', 'light'],
  ['dark', 'dark'],
  [null, 'dark'],
])('follows another tab to %s without writing', (saved, expected) => {
  page.dataset['theme'] = expected === 'dark' ? 'light' : 'dark';
  const theme = themeControl(openStorage());
  theme.adopt(saved);
  expect(theme.get()).toBe(expected);
  expect(localStorage.getItem('theme')).toBeNull();
});
