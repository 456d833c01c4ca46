import { merchantFixture } from '../test-support/fixture-dist';
import { darkPaletteOf } from '../markup/brand-of';
import { browsersPage } from './browsers-page';

const TEMPLATE =
  '<p style="color:{text}">{merchant}</p><!--service--><h3>Help</h3>{service}<!--/service--><i>{other}</i>';

describe('the page for browsers that cannot run the site', () => {
  it("has the merchant's name, colours and ways to customer service, as text", () => {
    const merchant = {
      ...merchantFixture('aurora'),
      name: 'A&B',
      customerService: [{ name: 'Chat <1>', url: 'https://chat.example/?a=1&b=2' }],
    };
    const { text } = darkPaletteOf(merchant);
    expect(browsersPage(TEMPLATE, merchant)).toBe(
      `<p style="color:${text}">A&amp;B</p><h3>Help</h3><a href="https://chat.example/?a=1&amp;b=2">Chat &lt;1&gt;</a><i>{other}</i>`,
    );
  });

  it('leaves customer service out where the merchant names none', () => {
    expect(browsersPage(TEMPLATE, merchantFixture('aurora'))).not.toContain('Help');
  });
});
