import { expect, test } from '../../support/fixtures';
import { screenOf } from '../../support/steps';
import { buildVariant, mfe, restoreLater } from '../../support/variants';

const SECTION = 'mfe-games';
const VERSION = '3.2.0';

let restore = (): void => undefined;
test.beforeAll(({ site }) => {
  restore = restoreLater(site);
  const dist = buildVariant(SECTION, VERSION, [
    {
      file: 'src/widgets/home-winners/home-winners-widget.tsx',
      from: 'export function HomeWinnersWidget(): ReactNode {',
      to: `export function HomeWinnersWidget(): ReactNode {\n  if (document.title !== '') throw new Error('made to fail');`,
    },
    {
      file: 'src/widgets/home-winners/home-winners.module.css',
      from: '  .winners {',
      to: '  .winners {\n    visibility: hidden;',
    },
    {
      file: 'src/widgets/home-banner/home-banner.module.css',
      from: '  .top {',
      to: '  .top {\n    outline: 7px solid transparent;',
    },
  ]);
  mfe(site, 'publish', SECTION, '--dist', dist);
  mfe(site, 'promote', SECTION, VERSION, '--reason', 'looked good');
});
test.afterAll(() => restore());

test(
  'a widget of the version before is drawn in its own styles, beside those of the new one',
  { tag: '@release' },
  async ({ page, expectFaults }) => {
    expectFaults(/made to fail/);
    await page.goto('/m/home');
    await expect(screenOf(page, 'home')).toBeVisible();
    const winners = page.locator('[data-slot="home.winners"]');
    await expect(winners.getByRole('heading')).toBeVisible();
    await expect(winners.getByRole('button').first()).toBeVisible();
    const banner = page.locator('[data-slot="home.banner"] > div').first();
    await expect(banner).toHaveCSS('outline-width', '7px');
  },
);
