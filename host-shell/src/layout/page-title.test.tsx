import { act, screen } from '@testing-library/react';
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

let show: (words: string | null) => void;

function Site(): ReactNode {
  const [words, setWords] = useState<string | null>('Deposit');
  show = setWords;
  return (
    <>
      {words !== null && <Bar key={words.split(' ')[0]} words={words} />}
      <PageTitle pageKey={words?.split(' ')[0] ?? 'home'} isHome={words === null} />
    </>
  );
}

test('the document is called what the title bar says, and home by its own name', async () => {
  document.title = 'Aurora';
  const { view } = renderInHost(<Site />);
  expect(document.title).toBe('Deposit · Aurora');
  await act(async () => show('Promotions'));
  expect([screen.getByRole('heading').textContent, document.title]).toEqual(['Promotions', 'Promotions · Aurora']);
  // The screen's own title, or another language, comes into the same bar.
  await act(async () => show('Promotions of today'));
  expect(document.title).toBe('Promotions of today · Aurora');
  await act(async () => show(null));
  expect(document.title).toBe('Home · Aurora');
  view.unmount();
  expect(document.title).toBe('Aurora');
});
