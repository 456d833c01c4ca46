import { useInsertionEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { PRERENDERED_ATTRIBUTE, PRERENDERED_STYLE_ID } from 'shared-contracts/release/boot-names';
import { nameOfError } from '../browser/name-of-error';
import type { HostServices } from '../host/host-services';
import { isWhole } from '../router/load-screen';
import type { SiteRoute } from '../routing/site-routes';
import { UNANSWERED } from '../starter/unanswered';

/** What is drawn, and whether the page's root holds it already, rendered for this visit. */
interface PageToDraw {
  readonly page: ReactNode;
  readonly route: SiteRoute | null;
  readonly isRendered: boolean;
}

/** The page, whose root answers touches from the moment that React has it: before anything of the page measures itself. */
function Answering({ root, page }: { readonly root: HTMLElement; readonly page: ReactNode }): ReactNode {
  useInsertionEffect(() => {
    UNANSWERED.forEach(([name]) => root.removeAttribute(name));
    // All files of styles are there: rules of states that the first frame has none of must not lose to its own.
    document.getElementById(PRERENDERED_STYLE_ID)?.remove();
  }, [root]);
  return page;
}

/** Takes over the page that was rendered, once all of its code is there; draws any other. */
export function drawPage(root: HTMLElement, host: HostServices, { page, route, isRendered }: PageToDraw): Root {
  const content = <Answering root={root} page={page} />;
  if (isRendered && route !== null && isWhole(host, route) && host.boot.rendered?.language === host.language.get())
    return hydrateRoot(root, content, {
      // React has drawn the page itself: what the server drew was not the same.
      onRecoverableError: (error) => host.telemetry.report('page.drawnAgain', { cause: nameOfError(error) }),
    });
  // Until React has drawn, what is there stays in view, or under the skeleton where it was rendered for somebody else.
  root.removeAttribute(PRERENDERED_ATTRIBUTE);
  const drawn = createRoot(root);
  drawn.render(content);
  return drawn;
}
