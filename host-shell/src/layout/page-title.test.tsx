import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { renderInHost } from '../testing/render-in-host';
import { PageTitle } from './page-title';

function Bar({ words }: { readonly words: string }): ReactNode {
  return (
    <div data-title-bar="">
      <h1>{words}</h1>
    </div>
  );
}

/** The pages of a site, each by the words of its bar; home has no bar. */
const BARS: Readonly<Record<string, string | null>> = {
  Go: 'Promotions',
  Filter: 'Promotions of today',
  Home: null,
};

function Site(): ReactNode {
  const [words, setWords] = useState<string | null>('Deposit');
  return (
    <>
      {Object.keys(BARS).map((name) => (
        <button key={name} onClick={() => setWords(BARS[name] ?? null)}>
          {name}
        </button>
      ))}
      {words !== null && <Bar key={words.split(' ')[0]} words={words} />}
      <PageTitle pageKey={words?.split(' ')[0] ?? 'home'} isHome={words === null} />
    </>
  );
}

test('the document is called what the title bar says, and home by its own name', async () => {
  document.title = 'Aurora';
  const { view } = renderInHost(<Site />);
  expect(document.title).toBe('Deposit · Aurora');
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  expect([screen.getByRole('heading').textContent, document.title]).toEqual(['Promotions', 'Promotions · Aurora']);
  // The screen's own title, or another language, comes into the same bar.
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  expect(document.title).toBe('Promotions of today · Aurora');
  await userEvent.click(screen.getByRole('button', { name: 'Home' }));
  expect(document.title).toBe('Home · Aurora');
  view.unmount();
  expect(document.title).toBe('Aurora');
});
