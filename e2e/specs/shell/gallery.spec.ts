import { expect, test } from '../../support/fixtures';
import { startGallery, type Gallery } from '../../support/releases/gallery';
import { seriousFaults } from '../../support/page-frame';

const BRANDS = ['aurora', 'bahari', 'lotus'];
const THEMES = ['dark', 'light'];

let gallery: Gallery;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  gallery = await startGallery();
});
test.afterAll(() => gallery.close());

test(
  'every part of the kit is for everybody, in both themes of the three brands',
  { tag: '@tree' },
  async ({ page, expectFaults }) => {
    test.setTimeout(180_000);
    // A picture that is not there is among the states.
    expectFaults(/status of 404/);
    for (const [index, [brand, theme]] of BRANDS.flatMap((name) =>
      THEMES.map((way) => [name, way] as const),
    ).entries()) {
      await page.goto(`${gallery.url}/?brand=${brand}&theme=${theme}`);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expect(page.getByRole('heading', { level: 1, name: 'Parts of the kit' })).toBeVisible();
      // What a brand and a theme change is colour: all else is looked at once.
      const rules = index === 0 ? undefined : ['color-contrast'];
      expect.soft(await seriousFaults(page, rules), `${brand}, ${theme}`).toEqual([]);
    }
  },
);
