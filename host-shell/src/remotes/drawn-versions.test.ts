import { DrawnVersions, type VersionStyles } from './drawn-versions';

const url = (file: string): string => `https://x.example/${file}.css`;
const FILES = ['shared', 'menu-1', 'menu-2', 'list-1', 'list-2', 'sheet-1', 'sheet-2', 'other'];

/** Two widgets with styles of their own, a file that never changes, and a sheet that any of them may open. */
const stylesOf = (version: 1 | 2): VersionStyles => ({
  all: ['shared', `menu-${version}`, `list-${version}`, `sheet-${version}`].map(url),
  parts: {
    'widgets/menu': ['shared', `menu-${version}`].map(url),
    'widgets/list': ['shared', `list-${version}`].map(url),
  },
});

function inForce(): string[] {
  return [...document.querySelectorAll<HTMLLinkElement>('link')]
    .filter(({ media }) => media !== 'not all')
    .map(({ href }) => href.slice('https://x.example/'.length, -'.css'.length));
}

beforeEach(() => {
  const links = FILES.map((file) =>
    Object.assign(document.createElement('link'), { rel: 'stylesheet', href: url(file) }),
  );
  document.head.replaceChildren(...links);
});

function firstVersion() {
  const left: string[] = [];
  const versions = new DrawnVersions((name, version) => void left.push(`${name}@${version}`));
  versions.activate('mfe-games', '1.0.0', stylesOf(1));
  return { versions, left };
}

describe('DrawnVersions', () => {
  it('touches no style while there is one version', () => {
    const { versions } = firstVersion();
    versions.draw('mfe-games', '1.0.0', 'widgets/menu');
    expect(document.head.innerHTML).not.toContain('media');
  });

  it('has the styles of the version in force only, and those that both have', () => {
    const { versions } = firstVersion();
    versions.activate('mfe-games', '2.0.0', stylesOf(2));
    expect(inForce()).toEqual(['shared', 'menu-2', 'list-2', 'sheet-2', 'other']);
    versions.activate('mfe-games', '1.0.0', stylesOf(1));
    expect(inForce()).toEqual(['shared', 'menu-1', 'list-1', 'sheet-1', 'other']);
  });

  it('keeps the styles of a replaced version until its last part has left', () => {
    const { versions, left } = firstVersion();
    const leave = [
      versions.draw('mfe-games', '1.0.0', 'widgets/menu'),
      versions.draw('mfe-games', '1.0.0', 'widgets/menu'),
    ];
    versions.activate('mfe-games', '2.0.0', stylesOf(2));
    expect(inForce()).toEqual(['shared', 'menu-1', 'list-2', 'sheet-1', 'sheet-2', 'other']);
    leave[0]?.();
    expect(versions.isDrawn('mfe-games', '1.0.0')).toBe(true);
    expect(left).toEqual([]);
    leave[1]?.();
    expect(inForce()).toEqual(['shared', 'menu-2', 'list-2', 'sheet-2', 'other']);
    expect(left).toEqual(['mfe-games@1.0.0']);
  });

  it('draws a stand-in in its own styles, beside parts of the version that it stands in for', () => {
    const { versions } = firstVersion();
    versions.activate('mfe-games', '2.0.0', stylesOf(2));
    const leaveBroken = versions.draw('mfe-games', '2.0.0', 'widgets/menu');
    versions.draw('mfe-games', '2.0.0', 'widgets/list');
    expect(inForce()).toEqual(['shared', 'menu-2', 'list-2', 'sheet-2', 'other']);
    // The menu threw: what is drawn next is of the version before.
    versions.activate('mfe-games', '1.0.0', stylesOf(1));
    leaveBroken();
    versions.draw('mfe-games', '1.0.0', 'widgets/menu');
    expect(inForce()).toEqual(['shared', 'menu-1', 'list-2', 'sheet-1', 'sheet-2', 'other']);
  });

  it('gives a part its new styles again when the version that was stood in for is drawn after a retry', () => {
    const { versions } = firstVersion();
    const leave = versions.draw('mfe-games', '1.0.0', 'widgets/menu');
    versions.activate('mfe-games', '2.0.0', stylesOf(2));
    expect(inForce()).not.toContain('menu-2');
    leave();
    versions.draw('mfe-games', '2.0.0', 'widgets/menu');
    expect(inForce()).toEqual(['shared', 'menu-2', 'list-2', 'sheet-2', 'other']);
  });
});
