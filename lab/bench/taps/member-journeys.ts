import { PATHS } from 'shared-contracts/paths';
import { back, button, dialog, leads, main, place, type Journey } from './journey';

const GAMES: readonly Journey[] = [
  {
    name: 'a favourite, a launch and the way back',
    as: 'demo_member',
    at: `${PATHS.gameList}?gameType=RNG`,
    steps: [
      {
        name: 'a favourite',
        on: (page) => page.locator('main [data-game]').first().getByRole('button', { name: /favourite/i }),
        shows: (page) => page.locator('main [data-game]').first().getByRole('button', { name: /^Remove/ }),
      },
      {
        name: 'launch',
        on: (page) => page.locator('main [data-game]').first().getByRole('button').first(),
        shows: (page) => page.getByRole('link', { name: /back/i }),
      },
    ],
  },
  {
    name: 'the lottery, signed in',
    as: 'demo_member',
    at: PATHS.lottery,
    steps: [
      {
        name: 'the other tab',
        on: (page) => main(page).getByRole('radio', { checked: false }).first(),
        shows: (page) => main(page).getByRole('region', { name: 'Vietnam' }),
      },
    ],
  },
];

const MONEY: readonly Journey[] = [
  {
    name: 'from home to an order of a deposit',
    as: 'demo_member',
    at: PATHS.home,
    steps: [
      {
        name: 'open the wallet',
        opens: 'menu',
        on: place('Deposit'),
        shows: (page) => dialog(page, 'Wallet').getByRole('button').nth(1),
      },
      leads('the deposit', (page) => dialog(page).getByRole('button', { name: /^Deposit/ }).first(), 'deposit'),
      {
        name: 'another method',
        on: (page) => main(page).getByText('Bank transfer', { exact: true }),
        shows: (page) => main(page).getByLabel('Payer name'),
      },
      {
        name: 'an amount',
        on: button('₱500'),
        shows: (page) => main(page).getByRole('button', { name: '₱500', pressed: true, exact: true }),
      },
      {
        name: 'the order',
        before: (page) => main(page).getByLabel('Payer name').fill('Ann Lee'),
        on: (page) => main(page).locator('form button[type="submit"]'),
        shows: (page) => main(page).getByText('0048 2210 7745'),
      },
    ],
  },
  {
    name: 'a withdrawal',
    as: 'demo_member',
    at: PATHS.withdraw,
    steps: [
      {
        name: 'the list of banks',
        opens: 'dialog',
        on: button(/^Bank/),
        shows: (page) => dialog(page, 'Bank').getByRole('searchbox'),
      },
      {
        name: 'a bank',
        on: (page) => dialog(page).getByRole('button', { name: 'First Island Bank', exact: true }),
        shows: (page) => page.locator('body:not(:has([role="dialog"]))'),
      },
    ],
  },
  {
    name: 'records',
    as: 'demo_member',
    at: `${PATHS.transactions}?days=30`,
    steps: [
      {
        name: 'open the filter',
        opens: 'filter',
        on: button('Filter'),
        shows: (page) => dialog(page, 'Filter').getByRole('button').nth(2),
      },
    ],
  },
];

const ACCOUNT: readonly Journey[] = [
  {
    name: 'the message centre',
    as: 'demo_member',
    at: PATHS.message,
    steps: [
      leads('messages', button(/^Messages/), 'inbox'),
      {
        name: 'a message',
        on: (page) => page.getByRole('article').first().getByRole('button').first(),
        shows: (page) => page.getByRole('article').first().getByRole('button', { name: 'Delete' }),
      },
      {
        name: 'delete it',
        opens: 'dialog',
        on: (page) => page.getByRole('article').first().getByRole('button', { name: 'Delete' }),
        shows: (page) => page.getByRole('alertdialog'),
      },
      {
        name: 'yes',
        on: (page) => page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }),
        shows: (page) => page.locator('body:not(:has([role="alertdialog"]))'),
      },
      back('message-center'),
    ],
  },
];

const REPORTS: readonly Journey[] = [
  {
    name: 'reports of an agent',
    as: 'demo_leader',
    at: PATHS.agent,
    steps: [leads('the overview', (page) => main(page).locator('a[href*="/team/overview"]').first(), 'team-overview')],
  },
  {
    name: 'bets of a team',
    as: 'demo_leader',
    at: `${PATHS.teamBetting}?days=30`,
    steps: [
      {
        name: 'open the filter',
        opens: 'filter',
        on: button('Filter'),
        shows: (page) => dialog(page, 'Filter').getByRole('button').nth(2),
      },
    ],
  },
];

/** What members and agents do. */
export const MEMBER_JOURNEYS: readonly Journey[] = [...GAMES, ...MONEY, ...ACCOUNT, ...REPORTS];
