import { act } from '@testing-library/react';
import { useLayoutEffect, type ReactNode } from 'react';
import { PRERENDERED_STYLE_ID } from 'shared-contracts/release/boot-names';
import type { HostServices } from '../host/host-services';
import { UNANSWERED } from '../starter/unanswered';
import { drawPage } from './take-over';

it('answers touches and has its own styles alone before anything of the page measures itself', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  for (const [name, value] of UNANSWERED) root.setAttribute(name, value);
  const styles = document.head.appendChild(document.createElement('style'));
  styles.id = PRERENDERED_STYLE_ID;
  const seen: unknown[] = [];
  function Measured(): ReactNode {
    useLayoutEffect(() => void seen.push([root.getAttributeNames(), styles.isConnected]), []);
    return <main />;
  }
  const page = { page: <Measured />, route: null, isRendered: false };
  const drawn = await act(() => drawPage(root, {} as HostServices, page));
  expect(seen).toEqual([[[], false]]);
  act(() => drawn.unmount());
  root.remove();
});
