import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { TextProvider, useTexts } from './i18n';
import { SiteTexts } from './site-texts';

const EN = {
  title: 'Games',
  nested: { hello: 'Hello {{name}}', sum: '{{ count }} of {{count}} {{unit}}', price: '$t(title) of {{name}}' },
  players_one: '{{count, number}} player in {{game}}',
  players_other: '{{count, number}} players in {{game}}',
  files: 'Refused: {{names, list}}',
  rate: 'Rate {{rate, number}}',
  saved: 'As of {{when, moment}}',
  strange: 'As of {{when, weekday}}',
};
const CN = { title: '游戏', nested: { hello: '你好 {{name}}' }, players_other: '{{game}} 有 {{count, number}} 人' };

function texts(): SiteTexts {
  const source = new SiteTexts('EN');
  source.add({ language: 'EN', namespace: 'games', texts: EN });
  return source;
}

describe('the texts of a site', () => {
  it.each([
    ['title', undefined, 'Games'],
    ['nested.hello', { name: 'Ana' }, 'Hello Ana'],
    // What fills a place is no text with places of its own, no pattern, and no key.
    ['nested.hello', { name: '{{count}} $& $1 $t(title)' }, 'Hello {{count}} $& $1 $t(title)'],
    ['nested.hello', { name: '<b>A & B</b>' }, 'Hello <b>A & B</b>'],
    // Names that mean something to the library are names of places like any other.
    ['nested.hello', { name: 'Ana', lng: 'zh-CN', ns: 'agent', context: 'x', defaultValue: 'y' }, 'Hello Ana'],
    ['nested.sum', { count: 2, unit: 'games' }, '2 of 2 games'],
    ['nested.sum', { count: 0 }, '0 of 0 '],
    ['nested.price', { name: 'Ana' }, '$t(title) of Ana'],
    ['nested', undefined, 'nested'],
    ['nested.missing', undefined, 'nested.missing'],
    ['title.length', undefined, 'title.length'],
    ['games:title', undefined, 'games:title'],
    ['constructor', undefined, 'constructor'],
    ['', undefined, ''],
  ])('%s with %j is %j', (key, fields, text) => expect(texts().get('games')(key, fields)).toBe(text));

  it.each([
    ['players', { count: 1, game: 'Bingo' }, '1 player in Bingo'],
    ['players', { count: 0, game: 'Bingo' }, '0 players in Bingo'],
    ['players', { count: 12_345, game: 'Bingo' }, '12,345 players in Bingo'],
    ['files', { names: ['a.png', 'b.png', 'c.png'] }, 'Refused: a.png, b.png, and c.png'],
    ['rate', { rate: 1234.5 }, 'Rate 1,234.5'],
    ['saved', { when: new Date(2020, 4, 6, 7, 8) }, 'As of May 6, 2020, 7:08 AM'],
    ['strange', { when: 'Monday' }, 'As of Monday'],
  ])('%s with %j is %j: a form, or a format', (key, fields, text) =>
    // Which space stands before AM differs between versions of the language data.
    expect(texts().get('games')(key, fields).replace(/\s/g, ' ')).toBe(text),
  );

  it('knows which packages it has, and shows the keys of others', () => {
    const source = texts();
    expect([source.has('EN', 'games'), source.has('CN', 'games'), source.has('EN', 'agent')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(source.get('agent')('title')).toBe('title');
  });

  it('joins further texts of a package to those that it has, in one language', () => {
    const source = texts();
    source.add({ language: 'EN', namespace: 'games', texts: { lottery: { title: 'Lottery' } } });
    const read = source.get('games');
    expect([read('lottery.title'), read('title'), read('nested.hello', { name: 'Ana' })]).toEqual([
      'Lottery',
      'Games',
      'Hello Ana',
    ]);
    source.add({ language: 'CN', namespace: 'games', texts: CN });
    source.show('CN');
    expect([source.get('games')('title'), source.get('games')('lottery.title')]).toEqual(['游戏', 'lottery.title']);
  });

  it('tells of every change of what it shows, and of no other', () => {
    const source = texts();
    const seen: string[] = [];
    const stop = source.subscribe(() => seen.push(source.get('games')('title')));
    const before = source.get('games');
    source.add({ language: 'CN', namespace: 'games', texts: CN });
    expect(source.get('games')).toBe(before);
    source.show('CN');
    expect(source.get('games')).not.toBe(before);
    source.add({ language: 'CN', namespace: 'games', texts: { title: '新' } });
    stop();
    source.show('EN');
    expect(seen).toEqual(['游戏', '新']);
  });

  it('takes the forms of the language that is shown', () => {
    const source = texts();
    source.add({ language: 'CN', namespace: 'games', texts: CN });
    source.show('CN');
    expect(source.get('games')('players', { count: 1, game: '宾果' })).toBe('宾果 有 1 人');
  });
});

describe('a text with a broken plural form', () => {
  function broken(bundle: Readonly<Record<string, string>>) {
    const faults: string[] = [];
    const source = new SiteTexts('EN', (sentence) => faults.push(sentence));
    source.add({ language: 'EN', namespace: 'games', texts: bundle });
    return { read: (count: number) => source.get('games')('players', { count }), faults };
  }

  it('is read in the general form, and named once in one sentence', () => {
    const { read, faults } = broken({ players_other: '{{count, number}} players' });
    expect([read(1), read(1), read(2)]).toEqual(['1 players', '1 players', '2 players']);
    expect(faults).toEqual(['games: the text players has no form “one” in EN']);
  });

  it('without any form at all shows its key, as every missing text does', () => {
    const { read, faults } = broken({});
    expect([read(1), faults]).toEqual(['players', []]);
  });

  it('needs none where a text is the same for every number', () => {
    const { read, faults } = broken({ players: 'Players: {{count, number}}' });
    expect([read(1), faults]).toEqual(['Players: 1', []]);
  });
});

describe('useTexts', () => {
  function Title(): ReactNode {
    const t = useTexts<typeof EN>('games');
    return <h1>{t('nested.hello', { name: 'Ana' })}</h1>;
  }

  it('redraws when the language changes', () => {
    const source = texts();
    source.add({ language: 'CN', namespace: 'games', texts: CN });
    render(
      <TextProvider value={source}>
        <Title />
      </TextProvider>,
    );
    expect(screen.getByRole('heading')).toHaveTextContent('Hello Ana');
    act(() => source.show('CN'));
    expect(screen.getByRole('heading')).toHaveTextContent('你好 Ana');
  });

  it('is not redrawn when the texts of another package come, which a section does while the page is shown', () => {
    const source = texts();
    const draws: string[] = [];
    function Counted(): ReactNode {
      draws.push(useTexts<typeof EN>('games')('title'));
      return null;
    }
    render(
      <TextProvider value={source}>
        <Counted />
      </TextProvider>,
    );
    act(() => source.add({ language: 'EN', namespace: 'agent', texts: { title: 'Agent' } }));
    expect(draws).toEqual(['Games']);
    act(() => source.add({ language: 'EN', namespace: 'games', texts: { title: 'All games' } }));
    expect(draws).toEqual(['Games', 'All games']);
  });

  it('shows keys where nobody provides texts', () => {
    render(<Title />);
    expect(screen.getByRole('heading')).toHaveTextContent('nested.hello');
  });
});
