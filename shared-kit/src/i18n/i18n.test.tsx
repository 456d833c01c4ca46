import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PlainTexts, TextProvider, useTexts } from './i18n';

const EN = { title: 'Games', nested: { hello: 'Hello {{name}}', sum: '{{ count }} of {{count}} {{unit}}' } };
const CN = { title: '游戏', nested: { hello: '你好 {{name}}' } };

function texts(): PlainTexts {
  const source = new PlainTexts('EN');
  source.add({ language: 'EN', namespace: 'games', texts: EN });
  return source;
}

describe('plain texts', () => {
  it.each([
    ['title', undefined, 'Games'],
    ['nested.hello', { name: 'Ana' }, 'Hello Ana'],
    // What fills a place is no text with places of its own, and no pattern.
    ['nested.hello', { name: '{{count}} $& $1' }, 'Hello {{count}} $& $1'],
    ['nested.sum', { count: 2, unit: 'games' }, '2 of 2 games'],
    ['nested.sum', { count: 0 }, '0 of 0 '],
    ['nested', undefined, 'nested'],
    ['nested.missing', undefined, 'nested.missing'],
    ['title.length', undefined, 'title.length'],
    ['constructor', undefined, 'constructor'],
    ['', undefined, ''],
  ])('%s with %j is %j', (key, fields, text) => expect(texts().get('games')(key, fields)).toBe(text));

  it('knows which packages it has, and shows the keys of others', () => {
    const source = texts();
    expect([source.has('EN', 'games'), source.has('CN', 'games'), source.has('EN', 'agent')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(source.get('agent')('title')).toBe('title');
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
});

describe('useTexts', () => {
  function Title(): ReactNode {
    const t = useTexts('games');
    return <h1>{t('nested.hello', { name: 'Ana' })}</h1>;
  }

  it('draws anew when the language changes', () => {
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

  it('is not drawn anew when the texts of another package come, which a section does while the page is shown', () => {
    const source = texts();
    const draws: string[] = [];
    function Counted(): ReactNode {
      draws.push(useTexts('games')('title'));
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
