import { followOtherTabs } from './other-tabs';
import type { HostStorage } from './site-storage';

function follow(kept: Readonly<Record<string, string>> = {}) {
  const heard: (readonly [string, string | null])[] = [];
  const stop = followOtherTabs({
    storage: { local: { get: (key: string) => kept[key] ?? null } as HostStorage['local'] },
    theme: { adopt: (saved) => void heard.push(['theme', saved]) },
    language: { adopt: (saved) => void heard.push(['language', saved]) },
  });
  return { heard, stop };
}

const change = (key: string | null, newValue: string | null, storageArea: Storage | null = localStorage) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea }));

it('takes over theme and language, and nothing else', () => {
  const { heard, stop } = follow();
  change('theme', 'light');
  change('language', 'CN');
  change('language', null);
  change('memberInfo', '{}');
  change('MC_SESSION_INFO', '{"token":"t"}');
  change('theme', 'dark', sessionStorage);
  change(null, null);
  stop();
  change('theme', 'dark');
  expect(heard).toEqual([
    ['theme', 'light'],
    ['language', 'CN'],
    ['language', null],
  ]);
});

it('takes over what was chosen before it listened', () => {
  const { heard, stop } = follow({ language: 'ID', memberInfo: '{}' });
  stop();
  expect(heard).toEqual([['language', 'ID']]);
});
