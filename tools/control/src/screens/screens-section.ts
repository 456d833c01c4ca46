import { BEGIN_PATH, KEY_FIELD, type PreviewTheme } from 'delivery/preview/preview-begin';
import { html, type Html } from 'release-cli/console/html';
import { section, typed } from 'release-cli/console/parts';
import { PATHS } from 'shared-contracts/paths';
import { refused } from '../pages/layout';
import { THEMES, type PreviewPlaces } from './preview-places';
import type { KeptPreview } from './preview-shelf';

/** What is shown of a merchant: pages that a visitor sees who is signed out. */
export const SCREENS = {
  home: ['Home', PATHS.home],
  games: ['Games', PATHS.gameList],
  promotions: ['Promotions', PATHS.activity],
  login: ['Sign-in', PATHS.login],
  register: ['Registration', PATHS.register],
  help: ['Help', PATHS.help],
} as const;
export type Screen = keyof typeof SCREENS;

/** A preview that can be shown, or why there is none. */
export type Screens =
  { readonly kept: KeptPreview; readonly places: PreviewPlaces } | { readonly why: string } | undefined;

/** Where one preview is shown, all six screens or one of them larger. */
export function previewAddress({ id }: Pick<KeptPreview, 'id'>, screen?: Screen): string {
  return `/releases/previews/${id}${screen === undefined ? '' : `?screen=${screen}`}`;
}

interface Frame {
  readonly kept: KeptPreview;
  readonly places: PreviewPlaces;
  readonly screen: Screen;
  readonly theme: PreviewTheme;
}

/** The page in a frame: it runs its scripts at its own origin, and moves nothing but itself. */
function frame({ kept, places, screen, theme }: Frame): Html {
  const [title, path] = SCREENS[screen];
  const query = new URLSearchParams({ to: path, [KEY_FIELD]: kept.key }).toString();
  return html`<iframe
    src="${places.originOf(kept.id, theme)}${BEGIN_PATH}?${query}"
    title="${title}, ${theme}"
    sandbox="allow-scripts allow-same-origin allow-forms"
    loading="lazy"
    referrerpolicy="no-referrer"
  ></iframe>`;
}

function figure(shown: Frame, isLarge: boolean): Html {
  const { kept, screen, theme } = shown;
  const title = `${SCREENS[screen][0]}, ${theme}`;
  return html`<figure class="screen">
    <div class="phone">${frame(shown)}</div>
    <figcaption>
      ${
        isLarge || theme !== 'dark'
          ? title
          : html`<a href="${previewAddress(kept, screen)}" target="_blank" rel="noopener" aria-label="${title}, larger"
              >${title}</a
            >`
      }
    </figcaption>
  </figure>`;
}

function about({ backEnd: { apiOrigin }, endsAt }: KeptPreview): Html {
  const where = apiOrigin === '' ? "the site's own gateway" : apiOrigin;
  const end = new Date(endsAt).toISOString().slice(11, 16);
  return html`<p class="note">
    The released site with these settings, live, for somebody who is signed out and has closed the pop-ups. Only reading
    calls are made, at ${typed(where)}: where it does not answer yet, the screens show the site's own error states. The
    preview ends at ${end} UTC.
  </p>`;
}

/** Six screens of a merchant in both themes, or one of them larger; `next` is the part of the page that comes after them. */
export function screensSection(screens: Screens, one?: Screen, next?: string): Html | null {
  if (screens === undefined) return null;
  if ('why' in screens) return section('screens', 'Screens', refused(screens.why));
  const shown = one === undefined ? (Object.keys(SCREENS) as Screen[]) : [one];
  const frames = shown.flatMap((screen) => THEMES.map((theme) => ({ ...screens, screen, theme })));
  return section(
    'screens',
    one === undefined ? 'Six screens' : SCREENS[one][0],
    html`${about(screens.kept)}
      ${next === undefined ? null : html`<p><a class="past" href="#${next}">Past the screens</a></p>`}
      <div class="phones ${one === undefined ? 'all' : 'one'}">
        ${frames.map((each) => figure(each, one !== undefined))}
      </div>`,
  );
}
