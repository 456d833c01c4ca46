import { texts, type Texts } from './texts';
import type { PromotionData } from './announcement-data';

/** The sentence and the two conditions of one promotion, as HTML in every language. */
function rules(lead: Texts, first: Texts, second: Texts): Texts {
  const html = (language: keyof Texts) =>
    `<p>${lead[language]}</p><ul><li>${first[language]}</li><li>${second[language]}</li></ul>`;
  return texts(html('EN'), html('CN'), html('ID'), html('TY'));
}

const ONCE = texts('Once per member', '每位会员限一次', 'Satu kali per anggota', 'Isang beses bawat miyembro');
const WEEKLY = texts(
  'Counted from Monday to Sunday',
  '周一至周日统计',
  'Dihitung Senin sampai Minggu',
  'Binibilang Lunes hanggang Linggo',
);
const TURNOVER = texts(
  'Turnover 5 times before withdrawal: each stake frees its share, and what is lost asks for no more',
  '提款前需5倍流水：每笔投注按比例解锁，输掉的部分不再要求流水',
  'Turnover 5 kali sebelum penarikan: setiap taruhan membuka bagiannya, dan yang kalah tidak meminta turnover lagi',
  '5 beses na turnover bago mag-withdraw: bawat taya ay may bahaging malaya na, at wala nang turnover ang natalo',
);
const AUTOMATIC = texts(
  'Paid automatically at noon',
  '每日中午自动派发',
  'Dibayar otomatis pada siang hari',
  'Awtomatikong binabayaran sa tanghali',
);
const APPLY = texts(
  'Apply with a screenshot',
  '提交截图申请',
  'Ajukan dengan tangkapan layar',
  'Mag-apply gamit ang screenshot',
);

/** At least one promotion of every category of the tabs, one of an unknown category, and two sign-up promotions. */
export const PROMOTIONS: readonly PromotionData[] = [
  {
    title: texts('Welcome bonus 100%', '迎新100%红利', 'Bonus sambutan 100%', 'Welcome bonus 100%'),
    content: rules(texts('Double your first deposit, up to 5,000.', '首存翻倍，最高5,000。', 'Gandakan deposit pertama hingga 5.000.', 'Doblehin ang unang deposito, hanggang 5,000.'), ONCE, TURNOVER),
    headline: 'Welcome 100%', tagline: 'Up to 5,000 on your first deposit', category: 'NEW', turnoverTimes: 5,
  },
  {
    title: texts('Monday reload', '周一存款礼', 'Isi ulang Senin', 'Monday reload'),
    content: rules(texts('20% on the first deposit of the week.', '每周首笔存款送20%。', '20% untuk deposit pertama minggu ini.', '20% sa unang deposito ng linggo.'), WEEKLY, TURNOVER),
    headline: 'Monday reload', tagline: '20% to start the week', category: 'DEPOSIT', days: 60,
    deposit: { percent: 20, max: 2_000, turnoverTimes: 5, per: 'week' },
  },
  {
    title: texts('App bonus', '下载应用红利', 'Bonus aplikasi', 'App bonus'),
    content: rules(texts('Install the app and sign in once: 88 free credit.', '安装应用并登录一次，送88彩金。', 'Pasang aplikasi dan masuk sekali: kredit gratis 88.', 'I-install ang app at mag-login: 88 libreng credit.'), ONCE, APPLY),
    headline: 'Take us along', tagline: '88 for the app', category: 'APP', imageRequired: true,
  },
  {
    title: texts('Reel race', '老虎机竞速赛', 'Balapan slot', 'Reel race'),
    content: rules(texts('The fifty best multipliers of the week share 200,000.', '每周倍数前五十名瓜分200,000。', 'Lima puluh pengali terbaik berbagi 200.000.', 'Maghahati sa 200,000 ang limampung pinakamataas na multiplier.'), WEEKLY, AUTOMATIC),
    headline: 'Reel race', tagline: '200,000 for the top fifty', category: 'RNG', days: 30,
  },
  {
    title: texts('Live cashback', '真人返现', 'Cashback live', 'Live cashback'),
    content: rules(texts('10% of the week’s losses at live tables come back.', '真人桌台周亏损返还10%。', '10% kekalahan mingguan meja live kembali.', 'Ibabalik ang 10% ng lingguhang talo sa live tables.'), WEEKLY, AUTOMATIC),
    headline: 'Live cashback', tagline: '10% every Monday', category: 'LIVE', days: 45,
  },
  {
    title: texts('Card league', '棋牌联赛', 'Liga kartu', 'Card league'),
    content: rules(texts('Win ten hands in a row and claim 1,000.', '连胜十局领1,000。', 'Menang sepuluh kali beruntun dan klaim 1.000.', 'Manalo ng sampung sunod at kunin ang 1,000.'), APPLY, ONCE),
    headline: 'Card league', tagline: 'Ten in a row', category: 'PVP', days: 40, imageRequired: true, remarkRequired: true,
  },
  {
    title: texts('Match insurance', '赛事保险', 'Asuransi pertandingan', 'Match insurance'),
    content: rules(texts('Lost by one goal? The stake comes back as bonus.', '一球之差落败？投注以红利返还。', 'Kalah satu gol? Taruhan kembali sebagai bonus.', 'Talo ng isang goal? Ibabalik ang taya bilang bonus.'), WEEKLY, APPLY),
    headline: 'Match insurance', tagline: 'One goal short? We have you', category: 'SPORTS', days: 50, remarkRequired: true,
  },
  {
    title: texts('Golden catch', '黄金渔获', 'Tangkapan emas', 'Golden catch'),
    content: rules(texts('Catch the golden ray and double the prize.', '捕获金鳐奖金翻倍。', 'Tangkap pari emas dan gandakan hadiah.', 'Hulihin ang gintong pagi at doble ang premyo.'), WEEKLY, AUTOMATIC),
    headline: 'Golden catch', tagline: 'The ray that pays twice', category: 'FISH', days: 21,
  },
  {
    title: texts('Lucky issue', '幸运期号', 'Undian hoki', 'Lucky issue'),
    content: rules(texts('Every hundredth draw pays 3% more.', '每第一百期多派3%。', 'Setiap undian keseratus membayar 3% lebih.', 'Bawat ika-100 na draw ay may dagdag na 3%.'), AUTOMATIC, WEEKLY),
    headline: 'Lucky issue', tagline: '3% more, every hundredth draw', category: 'LOTT',
  },
  {
    title: texts('Daily rebate', '每日返水', 'Rebate harian', 'Daily rebate'),
    content: rules(texts('Up to 0.8% of all turnover, every day.', '每日所有流水最高返0.8%。', 'Hingga 0,8% dari semua turnover setiap hari.', 'Hanggang 0.8% ng lahat ng turnover araw-araw.'), AUTOMATIC, texts('No limit', '无上限', 'Tanpa batas', 'Walang limit')),
    headline: 'Daily rebate', tagline: 'Up to 0.8%', category: 'REBATE',
  },
  {
    title: texts('VIP ranks', 'VIP等级', 'Peringkat VIP', 'VIP ranks'),
    content: rules(texts('Rise through ten ranks with benefits for each.', '十级晋升，级级有礼。', 'Naik sepuluh peringkat dengan manfaat masing-masing.', 'Umakyat sa sampung rank na may kani-kaniyang benepisyo.'), AUTOMATIC, WEEKLY),
    headline: 'VIP ranks', tagline: 'Ten steps up', category: 'RANK',
  },
  {
    title: texts('Point mall', '积分商城', 'Toko poin', 'Point mall'),
    content: rules(texts('Trade points for credit and gifts.', '积分兑换彩金与礼品。', 'Tukar poin dengan kredit dan hadiah.', 'Ipalit ang puntos sa credit at regalo.'), WEEKLY, ONCE),
    headline: 'Point mall', tagline: 'Points are presents', category: 'MALL', days: 90,
  },
  {
    title: texts('Birthday gift', '生日礼金', 'Hadiah ulang tahun', 'Birthday gift'),
    content: rules(texts('A gift on your day, larger with every rank.', '生日当天有礼，等级越高礼越厚。', 'Hadiah di hari Anda, makin besar tiap peringkat.', 'Regalo sa araw mo, mas malaki bawat rank.'), ONCE, AUTOMATIC),
    headline: 'Birthday gift', tagline: 'Your day, our treat', category: 'OTHER',
  },
  {
    title: texts('Rainy season picks', '雨季精选', 'Pilihan musim hujan', 'Rainy season picks'),
    content: rules(texts('Five cosy games pay a little more while it rains.', '雨季期间五款游戏加赔。', 'Lima permainan membayar lebih selama musim hujan.', 'Limang laro ang may dagdag bayad habang tag-ulan.'), WEEKLY, AUTOMATIC),
    headline: 'Rainy season', tagline: 'Five cosy games', category: 'SEASONAL', days: 75,
  },
  {
    title: texts('Sign-up sprint', '报名冲刺赛', 'Sprint pendaftaran', 'Sign-up sprint'),
    content: rules(texts('Join, play three days, collect 300.', '报名后连玩三天领300。', 'Daftar, main tiga hari, dapat 300.', 'Sumali, maglaro ng tatlong araw, kumuha ng 300.'), ONCE, AUTOMATIC),
    headline: 'Sprint', tagline: 'Three days, 300', category: 'NEW', days: 30, signUpStatus: 0, signUpGoal: { days: 3, cents: 30_000 },
  },
  {
    title: texts('High roller month', '豪客月', 'Bulan high roller', 'High roller month'),
    content: rules(texts('Sign up for a month of higher rebates.', '报名享一个月高额返水。', 'Daftar untuk sebulan rebate lebih tinggi.', 'Mag-sign up para sa isang buwang mas mataas na rebate.'), ONCE, TURNOVER),
    headline: 'High roller', tagline: 'A month apart', category: 'REBATE', days: 30, signUpStatus: '1',
  },
]; // prettier-ignore
