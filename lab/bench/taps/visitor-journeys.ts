import { PATHS } from 'shared-contracts/paths';
import { back, button, dialog, inMenu, leads, main, OPEN_MENU, place, screen, type Journey } from './journey';

const HOME: readonly Journey[] = [
  {
    name: 'home and promotions',
    at: PATHS.home,
    steps: [
      leads('promotions', place('Promo'), 'activity'),
      {
        name: 'a tab',
        on: (page) => page.getByRole('radiogroup').getByRole('radio', { name: 'Rebate' }),
        shows: (page) => page.getByRole('radio', { name: 'Rebate', checked: true }),
      },
      leads('a promotion', (page) => main(page).locator('article').getByRole('button').first(), 'activity-detail'),
      back('activity'),
      leads('home', place('Home'), 'home'),
    ],
  },
  {
    name: 'the catalogue of home',
    at: PATHS.home,
    steps: [
      {
        name: 'a category',
        on: (page) => page.locator('[data-slot="home.catalogue"]').getByRole('radio', { checked: false }).nth(2),
        shows: (page) => page.locator('[data-slot="home.catalogue"]').getByRole('radio', { checked: true }),
      },
      {
        name: 'another category',
        on: (page) => page.locator('[data-slot="home.catalogue"]').getByRole('radio', { name: 'Slots', exact: true }),
        shows: (page) => page.getByRole('group', { name: 'Providers' }),
      },
      {
        name: 'a provider',
        on: (page) => page.getByRole('group', { name: 'Providers' }).getByRole('button', { name: 'Amberreel' }),
        shows: (page) => page.locator('[data-slot="home.catalogue"] [data-game]').first(),
      },
      leads(
        'a game as a visitor',
        (page) => page.locator('[data-slot="home.catalogue"] [data-game]').first().getByRole('button').first(),
        'login',
      ),
    ],
  },
];

const MENU: readonly Journey[] = [
  {
    name: 'the side menu',
    at: PATHS.home,
    steps: [
      OPEN_MENU,
      {
        name: 'unfold the games',
        on: inMenu('button', 'Games'),
        shows: (page) => dialog(page).getByRole('button', { name: 'Slots' }),
      },
      {
        name: 'unfold a category',
        on: inMenu('button', 'Slots'),
        shows: (page) => dialog(page).getByRole('list', { name: 'Slots' }),
      },
      {
        name: 'the other theme',
        on: inMenu('button', /^(Light|Dark)/),
        shows: (page) => page.locator('html[data-theme="light"]'),
      },
      {
        name: 'unfold the languages',
        on: inMenu('button', /^Language/),
        shows: (page) => dialog(page).getByRole('button', { name: 'Bahasa Indonesia' }),
      },
      {
        name: 'another language',
        on: inMenu('button', 'Bahasa Indonesia'),
        shows: (page) => page.locator('html[lang="id"]'),
      },
    ],
  },
  {
    name: 'close the menu',
    at: PATHS.home,
    steps: [
      OPEN_MENU,
      { name: 'close', on: inMenu('button', 'Close'), shows: (page) => page.locator('body:not(:has([role="dialog"]))') },
      { ...OPEN_MENU, name: 'open it again' },
      leads('settings', inMenu('link', 'Settings'), 'settings'),
      {
        name: 'the other theme',
        on: button(/^(Light|Dark)/),
        shows: (page) => page.locator('html[data-theme="dark"], html[data-theme="light"]'),
      },
      {
        name: 'another language',
        on: (page) => main(page).locator('button[lang="id"]'),
        shows: (page) => page.locator('html[lang="id"]'),
      },
    ],
  },
];

const GAMES: readonly Journey[] = [
  {
    name: 'a list and its filter',
    at: `${PATHS.gameList}?gameType=RNG`,
    steps: [
      {
        name: 'open the filter',
        opens: 'filter',
        on: (page) => page.getByRole('button', { name: 'Filter' }),
        shows: (page) => dialog(page, 'Filter games').getByRole('button', { name: 'Video poker' }),
      },
      {
        name: 'choose a kind',
        on: (page) => dialog(page).getByRole('button', { name: 'Video poker' }),
        shows: (page) => dialog(page).getByRole('button', { name: 'Video poker', pressed: true }),
      },
      {
        name: 'show games',
        on: (page) => dialog(page).getByRole('button', { name: 'Show games' }),
        shows: (page) => page.locator('body:not(:has([role="dialog"])) main [data-game]').first(),
      },
      {
        name: 'the search field',
        on: (page) => page.getByRole('searchbox'),
        shows: (page) => page.locator('input:focus'),
      },
      back('home'),
    ],
  },
  {
    name: 'the lottery',
    at: PATHS.lottery,
    steps: [
      leads(
        'a lottery as a visitor',
        (page) => page.getByRole('region', { name: 'Classic' }).getByRole('button', { name: /^Play / }).first(),
        'login',
      ),
    ],
  },
];

const FORMS: readonly Journey[] = [
  {
    name: 'login',
    at: PATHS.login,
    steps: [
      {
        name: 'a field',
        on: (page) => main(page).getByLabel('Username'),
        shows: (page) => page.locator('main input:focus'),
      },
      {
        name: 'refused',
        on: (page) => main(page).locator('form button[type="submit"]'),
        shows: (page) => page.locator('main [aria-invalid="true"]').first(),
      },
      {
        name: 'sign in',
        before: async (page) => {
          await main(page).getByLabel('Username').fill('demo_member');
          await main(page).getByLabel('Password', { exact: true }).fill('Demo1234');
        },
        on: (page) => main(page).locator('form button[type="submit"]'),
        shows: screen('home'),
      },
    ],
  },
  {
    name: 'registration over home',
    at: PATHS.home,
    steps: [
      {
        name: 'open it',
        opens: 'dialog',
        on: place('Register'),
        shows: (page) => dialog(page, 'Create your account').getByRole('textbox').first(),
      },
      {
        name: 'a field',
        on: (page) => dialog(page).getByRole('textbox').first(),
        shows: (page) => page.locator('[role="dialog"] input:focus'),
      },
      {
        name: 'close it',
        on: (page) => dialog(page).getByRole('button', { name: 'Close' }).first(),
        shows: (page) => page.locator('body:not(:has([role="dialog"]))'),
      },
    ],
  },
  {
    name: 'help',
    at: PATHS.help,
    steps: [
      {
        name: 'unfold an answer',
        on: (page) => main(page).getByRole('button', { expanded: false }).first(),
        shows: (page) => main(page).getByRole('button', { expanded: true }).first(),
      },
    ],
  },
];

/** What visitors do. */
export const VISITOR_JOURNEYS: readonly Journey[] = [...HOME, ...MENU, ...GAMES, ...FORMS];
