import type { FastifyInstance } from 'fastify';
import { findMerchant } from 'release-cli/merchants/merchant-tables';
import { readSettings } from 'release-cli/settings/settings';
import { html } from 'release-cli/console/html';
import { merchantAddress, MERCHANTS_PATH } from '../merchants/merchant-list';
import { heading } from '../pages/layout';
import { SCREENS, screensSection, type Screen } from '../screens/screens-section';
import { screensOf } from './screens-of';
import { show } from './show';
import type { Desk } from './visit';

function isScreen(name: string | undefined): name is Screen {
  return name !== undefined && Object.hasOwn(SCREENS, name);
}

/** Pages that show a merchant's screens: as its settings are, and one screen of a preview larger. */
export function previewRoutes(app: FastifyInstance, desk: Desk): void {
  const { environment, store } = desk.site;

  app.get<{ Params: { code: string } }>(`${MERCHANTS_PATH}:code/screens`, (request, reply) =>
    show(desk, request, reply, async (visit) => {
      const { code } = request.params;
      const settings = await readSettings(store, environment);
      const found = settings === null ? undefined : findMerchant(settings.settings, code);
      if (settings === null || found === undefined) return null;
      const content = html`${heading(environment, `Screens of ${found.config.name}`, 'As its settings are now.')}
        ${screensSection(await screensOf(desk, visit, settings.settings, code))}
        <p class="buttons"><a class="button" href="${merchantAddress(code)}">The merchant</a></p>`;
      return { title: `Screens of ${code}`, content, place: MERCHANTS_PATH };
    }),
  );

  app.get<{ Params: { id: string }; Querystring: { screen?: string } }>('/releases/previews/:id', (request, reply) =>
    show(desk, request, reply, async ({ subject }) => {
      const kept = desk.previews?.shelf.get(request.params.id) ?? null;
      // What somebody is about to write is theirs to show.
      if (desk.previews === null || kept === null || kept.subject !== subject) return null;
      const { screen } = request.query;
      const { name } = kept.shown.config;
      const content = html`${heading(environment, `Screens of ${name}`, 'A preview: it may not be written yet.')}
      ${screensSection({ kept, places: desk.previews.places }, isScreen(screen) ? screen : undefined)}`;
      return { title: `Screens of ${name}`, content, place: MERCHANTS_PATH };
    }),
  );
}
