import type { FileLanguage } from '../../language';
import { PATHS } from '../../paths';
import { SEARCH_PATTERNS, type SearchPage } from './search-pages';

/** Where the merchant's name stands in a description. */
const SITE = '{site}';

/** One sentence or two on every page that search engines may show, in the languages of the site. */
const DESCRIPTIONS: Readonly<Record<SearchPage, Readonly<Record<FileLanguage, string>>>> = {
  home: {
    CN: '手机畅玩{site}：超过 600 款游戏，电子、真人、捕鱼、体育、彩票，尽在一个大厅，存款提款随手可得。仅限成年人。',
    EN: '{site} on your phone: more than 600 games, slots, live casino, fishing, sports and lottery in one lobby, with deposits and withdrawals at hand. For adults only.',
    ID: '{site} di ponsel Anda: lebih dari 600 permainan, slot, kasino live, tembak ikan, olahraga, dan lotre dalam satu lobi, deposit dan penarikan selalu dekat. Khusus dewasa.',
    TY: '{site} sa phone mo: mahigit 600 laro, slots, live casino, fishing, sports, at lottery sa iisang lobby, madaling magdeposito at mag-withdraw. Para sa nasa hustong gulang lamang.',
  },
  gameList: {
    CN: '{site}全部游戏：按类别、平台和玩法筛选，或直接搜索游戏名称。',
    EN: 'All games of {site}: filter them by category, provider and kind, or search by name.',
    ID: 'Semua permainan {site}: saring menurut kategori, penyedia, dan jenisnya, atau cari namanya.',
    TY: 'Lahat ng laro ng {site}: salain ayon sa kategorya, provider, at uri, o hanapin ang pangalan.',
  },
  live: {
    CN: '{site}真人娱乐：百家乐、轮盘、骰宝等桌台，真人荷官实时发牌。',
    EN: 'Live casino at {site}: baccarat, roulette, sic bo and more at tables with live dealers.',
    ID: 'Kasino live di {site}: bakarat, rolet, sic bo, dan lainnya di meja dengan bandar sungguhan.',
    TY: 'Live casino sa {site}: baccarat, roulette, sic bo, at iba pa sa mga mesang may live dealer.',
  },
  pvp: {
    CN: '{site}棋牌：与真实玩家对局的各类牌桌游戏，手机即开即玩。',
    EN: 'Card games at {site}: tables against other players, open on your phone in a moment.',
    ID: 'Permainan kartu di {site}: meja melawan pemain lain, langsung terbuka di ponsel Anda.',
    TY: 'Baraha sa {site}: mga mesa laban sa ibang manlalaro, bukas agad sa phone mo.',
  },
  sports: {
    CN: '{site}体育：足球、篮球等赛事投注，含电竞与斗鸡平台。',
    EN: 'Sports at {site}: bet on football, basketball and more, with e-sports and cockfights.',
    ID: 'Olahraga di {site}: taruhan sepak bola, bola basket, dan lainnya, juga e-sport dan sabung ayam.',
    TY: 'Sports sa {site}: tumaya sa football, basketball, at iba pa, kasama ang e-sports at sabong.',
  },
  rng: {
    CN: '{site}电子游戏：热门、最新与奖池老虎机，手机直接开玩。',
    EN: 'Slots at {site}: popular, new and jackpot games, played right on your phone.',
    ID: 'Slot di {site}: permainan populer, terbaru, dan jackpot, langsung di ponsel Anda.',
    TY: 'Slots sa {site}: mga sikat, bago, at may jackpot na laro, diretso sa phone mo.',
  },
  fish: {
    CN: '{site}捕鱼：多人同场的捕鱼游戏，手机触控瞄准。',
    EN: 'Fishing games at {site}: aim with your thumb, together with other players.',
    ID: 'Tembak ikan di {site}: bidik dengan jempol, bersama pemain lain.',
    TY: 'Fishing sa {site}: umasinta gamit ang hinlalaki, kasama ang ibang manlalaro.',
  },
  lottery: {
    CN: '{site}彩票：各彩种的开奖时间与最新开奖结果。',
    EN: 'Lotteries at {site}: when each one draws next, and the last results.',
    ID: 'Lotre di {site}: waktu undian berikutnya dan hasil terakhir dari setiap lotre.',
    TY: 'Lottery sa {site}: oras ng susunod na bola at pinakahuling resulta ng bawat isa.',
  },
  activity: {
    CN: '{site}优惠活动：新人、存款、返水等优惠，含规则与有效日期。',
    EN: 'Promotions of {site}: offers for new players, deposits, rebates and more, with their terms and dates.',
    ID: 'Promosi {site}: penawaran untuk pemain baru, deposit, rebate, dan lainnya, beserta syarat dan tanggalnya.',
    TY: 'Mga promo ng {site}: alok para sa bagong manlalaro, deposito, rebate, at iba pa, kasama ang mga tuntunin at petsa.',
  },
  vip: {
    CN: '{site} VIP 俱乐部：各等级的条件与专属权益。',
    EN: 'The VIP club of {site}: what each level asks for, and what it gives.',
    ID: 'Klub VIP {site}: syarat setiap tingkat dan keuntungannya.',
    TY: 'VIP club ng {site}: ang hinihingi at ibinibigay ng bawat level.',
  },
  app: {
    CN: '下载{site}应用，或把网站添加到手机主屏幕。',
    EN: 'Get the app of {site}, or put the site on your home screen.',
    ID: 'Unduh aplikasi {site}, atau pasang situsnya di layar utama ponsel.',
    TY: 'I-download ang app ng {site}, o ilagay ang site sa home screen mo.',
  },
  login: {
    CN: '登录{site}：用用户名、手机号或验证码进入您的账号。',
    EN: 'Log in to {site} with your username or mobile number.',
    ID: 'Masuk ke {site} dengan nama pengguna atau nomor ponsel Anda.',
    TY: 'Mag-login sa {site} gamit ang username o mobile number mo.',
  },
  register: {
    CN: '注册{site}账号，一分钟完成。仅限成年人。',
    EN: 'Open an account at {site} in a minute. For adults only.',
    ID: 'Daftar akun {site} dalam satu menit. Khusus dewasa.',
    TY: 'Magrehistro sa {site} sa loob ng isang minuto. Para sa nasa hustong gulang lamang.',
  },
  trial: {
    CN: '免费试玩{site}的游戏，无需存款。',
    EN: 'A free trial of {site}: play its games without a deposit.',
    ID: 'Coba gratis {site}: mainkan permainannya tanpa deposit.',
    TY: 'Libreng subok sa {site}: laruin ang mga laro nang walang deposito.',
  },
  service: {
    CN: '联系{site}客服中心：在线聊天及其他联系方式。',
    EN: 'Customer service of {site}: live chat and other ways to reach us.',
    ID: 'Layanan pelanggan {site}: live chat dan cara lain untuk menghubungi kami.',
    TY: 'Customer service ng {site}: live chat at iba pang paraan para makausap kami.',
  },
  notice: {
    CN: '{site}公告：维护、新游戏与活动通知。',
    EN: 'Announcements of {site}: maintenance, new games and events.',
    ID: 'Pengumuman {site}: pemeliharaan, permainan baru, dan acara.',
    TY: 'Mga anunsyo ng {site}: maintenance, mga bagong laro, at mga event.',
  },
  help: {
    CN: '{site}帮助中心：关于账号、存款、提款与游戏的解答。',
    EN: 'Help centre of {site}: answers on accounts, deposits, withdrawals and games.',
    ID: 'Pusat bantuan {site}: jawaban tentang akun, deposit, penarikan, dan permainan.',
    TY: 'Help center ng {site}: mga sagot tungkol sa account, deposito, pag-withdraw, at mga laro.',
  },
  terms: {
    CN: '{site}的条款与服务。',
    EN: 'The terms and services of {site}.',
    ID: 'Syarat dan layanan {site}.',
    TY: 'Mga tuntunin at serbisyo ng {site}.',
  },
  privacy: {
    CN: '{site}的隐私政策：我们如何处理您的资料。',
    EN: 'The privacy policy of {site}: how your data are handled.',
    ID: 'Kebijakan privasi {site}: cara data Anda dikelola.',
    TY: 'Patakaran sa privacy ng {site}: kung paano hinahawakan ang data mo.',
  },
};

/** What is said of a page in a language. */
export function pageDescription(site: string, page: SearchPage, language: FileLanguage): string {
  return DESCRIPTIONS[page][language].replace(SITE, () => site);
}

/** The page that a path shows; home for paths that search engines may not show, which are described as the site. */
export function describedPage(pathname: string): SearchPage {
  const found = SEARCH_PATTERNS.find(({ address }) => address.test(pathname));
  const pages = Object.keys(DESCRIPTIONS) as readonly SearchPage[];
  return pages.find((page) => PATHS[page] === found?.path) ?? 'home';
}
