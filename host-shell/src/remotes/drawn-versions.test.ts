import { DrawnVersions } from './drawn-versions';

const STYLE = {
  shared: 'https://x.example/shared.css',
  one: 'https://x.example/one.css',
  two: 'https://x.example/two.css',
};
const OTHER = 'https://x.example/other.css';

function inForce(): string[] {
  return [...document.querySelectorAll<HTMLLinkElement>('link')]
    .filter(({ media }) => media !== 'not all')
    .map(({ href }) => href);
}

beforeEach(() => {
  const links = [...Object.values(STYLE), OTHER].map((href) =>
    Object.assign(document.createElement('link'), { rel: 'stylesheet', href }),
  );
  document.head.replaceChildren(...links);
});

function twoVersions() {
  const left: string[] = [];
  const versions = new DrawnVersions((name, version) => void left.push(`${name}@${version}`));
  versions.activate('mfe-games', '1.0.0', [STYLE.shared, STYLE.one]);
  return { versions, left };
}

describe('DrawnVersions', () => {
  it('touches no style while there is one version', () => {
    const { versions } = twoVersions();
    versions.draw('mfe-games', '1.0.0');
    expect(document.head.innerHTML).not.toContain('media');
  });

  it('has the styles of the version in force only, and those that both have', () => {
    const { versions } = twoVersions();
    versions.activate('mfe-games', '2.0.0', [STYLE.shared, STYLE.two]);
    expect(inForce()).toEqual([STYLE.shared, STYLE.two, OTHER]);
    versions.activate('mfe-games', '1.0.0', []);
    expect(inForce()).toEqual([STYLE.shared, STYLE.one, OTHER]);
  });

  it('keeps the styles of a replaced version until its last part has left', () => {
    const { versions, left } = twoVersions();
    const leave = [versions.draw('mfe-games', '1.0.0'), versions.draw('mfe-games', '1.0.0')];
    versions.activate('mfe-games', '2.0.0', [STYLE.shared, STYLE.two]);
    expect(inForce()).toEqual([STYLE.shared, STYLE.one, STYLE.two, OTHER]);
    leave[0]?.();
    expect(versions.isDrawn('mfe-games', '1.0.0')).toBe(true);
    expect(left).toEqual([]);
    leave[1]?.();
    expect(inForce()).toEqual([STYLE.shared, STYLE.two, OTHER]);
    expect(left).toEqual(['mfe-games@1.0.0']);
  });
});
