import type { BootDocument } from 'shared-contracts/release/boot-document';
import type { RenderedPage } from '../../../../host-shell/src/server/rendered-page';

/** A page as the origin sends it: what the page generator makes around the rendered content. */
export function pageOf(boot: BootDocument, page: RenderedPage): string {
  const attribute = page.renderedFor.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const script = `<script type="application/json" id="boot">${JSON.stringify(boot).replaceAll('<', '\\u003c')}</script>`;
  return `<!doctype html><html data-prerendered="${attribute}"><head><title>x</title></head><body><div id="root" data-prerendered="">${page.html}</div>${script}</body></html>`;
}
