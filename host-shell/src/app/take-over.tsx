import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { PRERENDERED_ATTRIBUTE } from 'shared-contracts/release/boot-names';
import { nameOfError } from '../browser/name-of-error';
import type { HostServices } from '../host/host-services';
import { isWhole } from '../router/load-screen';
import type { RoutesAhead } from '../router/routes-ahead';

/** Whether this visit, with the code that has come, would draw the very page that was rendered. */
function isAsRendered({ boot, session, language, ...host }: HostServices, ahead: RoutesAhead): boolean {
  const route = ahead.routeOf(window.location);
  return (
    boot.rendered !== null &&
    boot.rendered.language === language.get() &&
    session.reader.get().status === 'visitor' &&
    route !== null &&
    isWhole({ boot, ...host }, route)
  );
}

/** Takes over the page that was rendered, or draws it. */
export function drawPage(root: HTMLElement, page: ReactNode, host: HostServices, ahead: RoutesAhead): Root {
  if (root.hasAttribute(PRERENDERED_ATTRIBUTE) && isAsRendered(host, ahead)) {
    return hydrateRoot(root, page, {
      // React has drawn the page itself: what the server drew was not the same.
      onRecoverableError: (error) => host.telemetry.report('page.drawnAgain', { cause: nameOfError(error) }),
    });
  }
  host.boot.early.forgetRendered();
  // What is in view stays until React draws; the page of another visit has never been.
  if (!document.documentElement.hasAttribute(PRERENDERED_ATTRIBUTE)) root.replaceChildren();
  root.removeAttribute(PRERENDERED_ATTRIBUTE);
  const drawn = createRoot(root);
  drawn.render(page);
  return drawn;
}
