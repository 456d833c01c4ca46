import { PATHS } from 'shared-contracts/paths';
import { defineContributions } from 'shared-contracts/remote/contributions';
import { firstRead } from 'shared-contracts/remote/first-read';
import { HOME_BANNERS } from './model/first-requests/home-banners';
import { HOT_GAMES, NEW_GAMES } from './model/first-requests/home-games';
import { VENDORS } from './model/first-requests/vendors';
import { WHOLE_LIST_PAGE } from './model/first-requests/whole-list';

/** A member's own games: of every list, whatever its category. */
const MEMBER_TABS = { field: 'type', values: ['recent', 'fav'] };

/** What this section adds to the site; read by the build, so plain data only. */
export const contributions = defineContributions({
  routes: [
    {
      path: PATHS.live,
      screen: 'game-list',
      memberQuery: MEMBER_TABS,
      title: { CN: '真人', EN: 'Live casino', ID: 'Kasino live', TY: 'Live casino' },
      back: 'replace-home',
    },
    {
      path: PATHS.pvp,
      screen: 'game-list',
      memberQuery: MEMBER_TABS,
      title: { CN: '棋牌', EN: 'Card games', ID: 'Permainan kartu', TY: 'Baraha' },
      back: 'replace-home',
    },
    {
      path: PATHS.sports,
      screen: 'game-list',
      memberQuery: MEMBER_TABS,
      title: { CN: '体育', EN: 'Sports', ID: 'Olahraga', TY: 'Sports' },
      back: 'replace-home',
    },
    {
      path: PATHS.rng,
      screen: 'game-list',
      memberQuery: MEMBER_TABS,
      title: { CN: '电子', EN: 'Slots', ID: 'Slot', TY: 'Slots' },
      back: 'replace-home',
    },
    {
      path: PATHS.fish,
      screen: 'game-list',
      memberQuery: MEMBER_TABS,
      title: { CN: '捕鱼', EN: 'Fishing', ID: 'Tembak ikan', TY: 'Fishing' },
      back: 'replace-home',
    },
    {
      path: PATHS.slotsCenter,
      screen: 'game-list',
      memberQuery: MEMBER_TABS,
      title: { CN: '电子', EN: 'Slots', ID: 'Slot', TY: 'Slots' },
      back: 'replace-home',
    },
    {
      path: PATHS.gameList,
      screen: 'game-list',
      memberQuery: MEMBER_TABS,
      title: { CN: '游戏', EN: 'Games', ID: 'Permainan', TY: 'Mga laro' },
      header: 'none',
      footer: 'none',
      back: 'replace-home',
    },
    {
      path: PATHS.gameCenter,
      screen: 'game-list',
      memberQuery: MEMBER_TABS,
      title: { CN: '游戏中心', EN: 'Game centre', ID: 'Pusat permainan', TY: 'Game center' },
      header: 'none',
      back: 'replace-home',
    },
    {
      path: PATHS.lottery,
      screen: 'lottery',
      title: { CN: '彩票', EN: 'Lottery', ID: 'Lotre', TY: 'Lottery' },
      header: 'none',
    },
  ],
  slots: [
    { slot: 'home.banner', widget: 'home-banner', order: 0 },
    { slot: 'home.catalogue', widget: 'home-catalogue', order: 0 },
    { slot: 'home.winners', widget: 'home-winners', order: 0 },
  ],
  intents: ['launchGame'],
  reads: {
    screens: {
      'game-list': [firstRead(WHOLE_LIST_PAGE)],
    },
    widgets: {
      'home-banner': [firstRead(HOME_BANNERS)],
      // What stands further down than the first section is asked for by the widget.
      'home-catalogue': [firstRead(VENDORS), firstRead(HOT_GAMES), firstRead(NEW_GAMES)],
    },
  },
});
