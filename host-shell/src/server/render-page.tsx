import type { RenderInput, RenderedPage } from './rendered-page';

/** Renders a public page for a visitor. Throws `NotRendered`, which names the package, where that is not possible. */
export declare function renderPage(input: RenderInput): Promise<RenderedPage>;
