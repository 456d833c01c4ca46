import { screen } from '@testing-library/react';
import { gameMenus } from 'shared-contracts/api/endpoints/games';
import { fakeContext } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import { useVendorIcons } from './use-vendor-icons';

function Icons() {
  const iconsOf = useVendorIcons('RNG');
  return <output>{['NOVA', 'AMBR'].map((code) => `${code}: ${iconsOf(code)[0] ?? 'none'}`).join(', ')}</output>;
}

test('a vendor has the icon of the menu of its category, else the one at its own path', async () => {
  const context = fakeContext({ name: 'mfe-games' });
  context.http.answer(gameMenus, {
    list: [
      { gameCategory: 'LIVE', vassalage: 'AMBR', icon: 'https://pictures.example/live.png' },
      { gameCategory: 'RNG', vassalage: 'NOVA', icon: 'https://pictures.example/nova.png' },
    ],
  });
  renderInSite(<Icons />, { context, texts: {} });
  const [base] = context.site.imageBases();
  expect(screen.getByRole('status')).toHaveTextContent(`NOVA: ${base}/images/vendor/small/NOVA.png`);
  expect(await screen.findByText(/nova\.png/)).toHaveTextContent(
    `NOVA: https://pictures.example/nova.png, AMBR: ${base}/images/vendor/small/AMBR.png`,
  );
  expect(context.http.callsOf(gameMenus).map(({ request }) => request)).toEqual([
    { merchantCode: context.site.merchantCode() },
  ]);
});
