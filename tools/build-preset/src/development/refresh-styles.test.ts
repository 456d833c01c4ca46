/** @jest-environment jsdom */
import { refreshStyles } from './refresh-styles';

const BASE = 'http://localhost:4301/';

function apply(...hrefs: readonly string[]): void {
  document.head.innerHTML = hrefs.map((href) => `<link rel="stylesheet" integrity="sha256-x" href="${href}">`).join('');
}

const applied = (): readonly string[] =>
  [...document.querySelectorAll('link')].map(
    (link) => link.href + (link.getAttribute('integrity') === null ? '' : ' by its hash'),
  );

describe('the styles of a build', () => {
  it('come in the place of those before, which stay until the new ones have loaded', () => {
    apply(`${BASE}screen-list.aaaaaaaaaaaa.css`, `${BASE}widget.aaaaaaaaaaaa.css`, '/r/host.aaaaaaaaaaaa.css');
    refreshStyles(BASE, ['screen-list.bbbbbbbbbbbb.css', 'widget.aaaaaaaaaaaa.css', 'other.cccccccccccc.css']);
    expect(applied().slice(0, 2)).toEqual([
      `${BASE}screen-list.aaaaaaaaaaaa.css by its hash`,
      `${BASE}screen-list.bbbbbbbbbbbb.css`,
    ]);
    document.querySelectorAll('link')[1]?.dispatchEvent(new Event('load'));
    expect(applied()).toEqual([
      `${BASE}screen-list.bbbbbbbbbbbb.css`,
      `${BASE}widget.aaaaaaaaaaaa.css by its hash`,
      'http://localhost/r/host.aaaaaaaaaaaa.css by its hash',
    ]);
  });

  it('of two builds in a row end with the last', () => {
    apply(`${BASE}screen-list.aaaaaaaaaaaa.css`);
    refreshStyles(BASE, ['screen-list.bbbbbbbbbbbb.css']);
    refreshStyles(BASE, ['screen-list.cccccccccccc.css']);
    for (const link of document.querySelectorAll('link'))
      if (link.href.endsWith('cccccccccccc.css')) link.dispatchEvent(new Event('load'));
    expect(applied()).toEqual([`${BASE}screen-list.cccccccccccc.css`]);
  });

  it('that cannot be loaded leave those before', () => {
    apply(`${BASE}screen-list.aaaaaaaaaaaa.css`);
    refreshStyles(BASE, ['screen-list.bbbbbbbbbbbb.css']);
    document.querySelectorAll('link')[1]?.dispatchEvent(new Event('error'));
    expect(applied()).toEqual([`${BASE}screen-list.aaaaaaaaaaaa.css by its hash`]);
  });
});
