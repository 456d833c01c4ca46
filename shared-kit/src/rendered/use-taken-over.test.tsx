import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
import { useTakenOver } from './use-taken-over';

const drawn: boolean[] = [];

function Part(): ReactNode {
  const isTakenOver = useTakenOver();
  drawn.push(isTakenOver);
  return <p>{isTakenOver ? 'of the browser' : 'of the server'}</p>;
}

it('is false on a server and while the page is taken over, then true', async () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Part />);
  expect(page).toHaveTextContent('of the server');
  drawn.length = 0;
  const errors: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(page, <Part />, { onRecoverableError: (error) => errors.push(error) }),
  );
  expect(drawn).toEqual([false, true]);
  expect(page).toHaveTextContent('of the browser');
  expect(errors).toEqual([]);
  act(() => root.unmount());
});
