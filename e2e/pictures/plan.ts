import type { FileLanguage } from 'shared-contracts/language';
import { PATHS } from 'shared-contracts/paths';
import type { SceneName } from './scene-names';

type Theme = 'dark' | 'light';

/** One kept picture: a screen as one person sees it. */
export interface Picture {
  /** The picture's file, without its ending. */
  readonly name: string;
  readonly who: 'visitor' | 'member' | 'agent';
  readonly theme: Theme;
  readonly path: string;
  readonly merchant: 'aurora' | 'bahari' | 'lotus';
  readonly language: FileLanguage;
  /** What happens on the screen before the picture is taken. */
  readonly scene?: SceneName;
}

/** A screen, with what differs from the usual: aurora, in English, as it opens. */
type Row = readonly [screen: string, path: string, further?: Partial<Picture>];

function pictures(who: Picture['who'], themes: readonly Theme[], rows: readonly Row[]): readonly Picture[] {
  return rows.flatMap(([screen, path, further]) =>
    themes.map((theme): Picture => ({
      name: `${who}-${screen}-${theme}`,
      who,
      theme,
      path,
      merchant: 'aurora',
      language: 'EN',
      ...further,
    })),
  );
}

const BOTH: readonly Theme[] = ['dark', 'light'];

const OF_VISITORS: readonly Picture[] = [
  ...pictures('visitor', BOTH, [
    ['login', PATHS.login],
    ['register', PATHS.register],
    ['settings', PATHS.settings],
  ]),
  ...pictures(
    'visitor',
    ['dark'],
    [
      ['home', PATHS.home],
      ['promotions', PATHS.activity],
      ['home-end', PATHS.home, { scene: 'end-of-page' }],
      ['no-games', `${PATHS.gameList}?gameType=RNG&gameName=zzzz`],
      ['lottery', PATHS.lottery],
      ['notices', PATHS.notice],
      ['help', PATHS.help],
      ['vip', PATHS.vip],
      ['menu', PATHS.home, { scene: 'menu' }],
      ['register-over-home', PATHS.home, { merchant: 'lotus', scene: 'register-over-home' }],
      ['maintenance', PATHS.home, { scene: 'maintenance' }],
    ],
  ),
  ...pictures(
    'visitor',
    ['light'],
    [
      ['live', PATHS.live],
      ['filter', `${PATHS.gameList}?gameType=RNG`, { scene: 'game-filter' }],
      ['promotion', PATHS.activityDetail],
      ['notice', PATHS.noticeDetail],
      ['service', PATHS.service],
      ['app', PATHS.app],
      ['pop-up', PATHS.home, { scene: 'pop-up' }],
      ['failed-section', PATHS.activity, { scene: 'failed-section' }],
    ],
  ),
];

const OF_MEMBERS: readonly Picture[] = [
  ...pictures('member', BOTH, [
    ['home', PATHS.home],
    ['centre', PATHS.memberHome],
    ['deposit', PATHS.deposit],
    ['withdraw', PATHS.withdraw],
    ['rewards', PATHS.rewardCenter],
  ]),
  ...pictures(
    'member',
    ['dark'],
    [
      ['centre-CN', PATHS.memberHome, { language: 'CN' }],
      ['rewards-ID', PATHS.rewardCenter, { language: 'ID' }],
      ['wallet', PATHS.home, { scene: 'wallet' }],
      ['transactions', PATHS.transactions],
      ['security', PATHS.securityCenter],
      ['invite', PATHS.inviteFriends],
      ['nickname', PATHS.memberHome, { scene: 'nickname' }],
      ['no-rewards', PATHS.rewardCenter, { scene: 'no-rewards' }],
      ['centre-bahari', PATHS.memberHome, { merchant: 'bahari' }],
    ],
  ),
  ...pictures(
    'member',
    ['light'],
    [
      ['deposit-TY', PATHS.deposit, { language: 'TY' }],
      ['menu', PATHS.home, { scene: 'menu' }],
      ['messages', PATHS.webEmail],
      ['no-messages-loaded', PATHS.webEmail, { scene: 'messages-fail' }],
      ['rebates', PATHS.rebateReport],
      ['apply', PATHS.applyReward],
      ['change-password', PATHS.changePassword],
      ['centre-lotus', PATHS.memberHome, { merchant: 'lotus' }],
    ],
  ),
];

const OF_AGENTS: readonly Picture[] = [
  ...pictures('agent', BOTH, [
    ['home', PATHS.agent],
    ['overview', `${PATHS.teamOverview}?days=30`],
  ]),
  ...pictures(
    'agent',
    ['dark'],
    [
      ['open-account', PATHS.agentRegister],
      ['team', PATHS.team],
      ['dividends', PATHS.dividends],
    ],
  ),
  ...pictures(
    'agent',
    ['light'],
    [
      ['profit', `${PATHS.teamProfit}?days=30`],
      ['red-envelopes', PATHS.redRain],
      ['bets-filter', PATHS.teamBetting, { scene: 'bets-filter' }],
    ],
  ),
];

/** Every section, every kind of frame, both themes: what a reviewer has to see, and no more. */
export const PLAN: readonly Picture[] = [...OF_VISITORS, ...OF_MEMBERS, ...OF_AGENTS];
