import { texts, type Texts } from './texts';

/** Who offers a contract where no agent does. */
export const HOUSE = texts('House', '平台', 'Pihak situs', 'Ang site');

/** The conditions of each kind of contract, as HTML. */
export const CONTRACT_TERMS = {
  salary: texts(
    '<p>Paid every day on the stakes of the whole team.</p><ul><li>Voided rounds do not count.</li></ul>',
    '<p>按整个团队的投注额每日发放。</p><ul><li>已取消的局不计入。</li></ul>',
    '<p>Dibayar setiap hari dari taruhan seluruh tim.</p><ul><li>Putaran yang dibatalkan tidak dihitung.</li></ul>',
    '<p>Binabayaran araw-araw ayon sa taya ng buong team.</p><ul><li>Hindi kasama ang mga kinanselang round.</li></ul>',
  ),
  dividend: texts(
    '<p>A share of the team’s profit, for each period that ends with one.</p>',
    '<p>每期团队有盈利时，按比例分红。</p>',
    '<p>Bagian dari laba tim, untuk setiap periode yang berakhir dengan laba.</p>',
    '<p>Bahagi sa kita ng team, sa bawat panahong nagtapos nang may kita.</p>',
  ),
  hour: texts(
    '<p>Paid for every hour in which the team’s stakes reach a step.</p>',
    '<p>团队每小时投注额达到档位即发放。</p>',
    '<p>Dibayar untuk setiap jam saat taruhan tim mencapai suatu jenjang.</p>',
    '<p>Binabayaran sa bawat oras na umabot sa isang antas ang taya ng team.</p>',
  ),
} as const satisfies Record<string, Texts>;
