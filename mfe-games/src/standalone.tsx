import { announcements } from 'shared-contracts/api/endpoints/announcements';
import { gameList, gameTypes, hotGames, winners } from 'shared-contracts/api/endpoints/games';
import { lotteryList, lotteryMenu, lotteryNumbers, popularLotteries } from 'shared-contracts/api/endpoints/lottery';
import { fakeContext } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import texts from './locales/EN.json';
import { someGames } from './model/test-games';
import { GameListScreen } from './screens/game-list/game-list-screen';
import { LotteryScreen } from './screens/lottery/lottery-screen';
import { HomeBannerWidget } from './widgets/home-banner/home-banner-widget';
import { HomeCatalogueWidget } from './widgets/home-catalogue/home-catalogue-widget';
import { HomeWinnersWidget } from './widgets/home-winners/home-winners-widget';

const context = fakeContext({ name: 'mfe-games' });
const vo = {
  customerName: 'ma***1',
  gameName: 'Lucky Koi',
  winAmount: 1250,
  gameCategory: 'RNG',
  vassalage: 'NOVA',
  nodeId: '1',
};
context.http.answer(gameTypes, {
  sorting: [{ gameCategory: 'RNG' }],
  mapping: { RNG: [{ vassalage: 'NOVA', displayName: 'Novatide' }] },
});
context.http.answer(gameList, ({ pageSize }) => ({ games: someGames(pageSize ?? 35), pageNum: 1, totalPages: 1 }));
context.http.answer(hotGames, { list: someGames(8) });
context.http.answer(winners, { list: Array.from({ length: 5 }, () => ({ vo })) });
context.http.answer(announcements, {});
const lotteries = [1, 2].map((place) => ({ gameCode: `l${place}`, name: `Lottery ${place}`, vassalage: 'LOTT' }));
context.http.answer(lotteryList, { list: lotteries });
context.http.answer(lotteryMenu, { list: [] });
context.http.answer(popularLotteries, { list: lotteries.slice(0, 1) });
context.http.answer(lotteryNumbers, () => ({
  list: lotteries.map(({ gameCode }, place) => ({
    gameCode,
    issue: '7',
    closesAt: Date.now() + (place + 1) * 60_000,
    lastIssue: '6',
    lastNumbers: ['4', '9', '1'],
  })),
  now: Date.now(),
}));

const { pathname, search } = window.location;
const home = [
  <HomeBannerWidget key="banner" />,
  <HomeCatalogueWidget key="catalogue" />,
  <HomeWinnersWidget key="winners" />,
];
const screen = pathname.startsWith('/m/lottery') ? <LotteryScreen /> : <GameListScreen />;
renderInSite(pathname.startsWith('/m/home') ? home : screen, {
  context,
  texts,
  at: `${pathname}${search}`,
});
