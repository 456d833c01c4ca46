import { texts, type Texts } from './texts';

export interface HelpSeed {
  readonly tag: string;
  readonly title: Texts;
  /** HTML. */
  readonly content: Texts;
  readonly children: readonly HelpEntry[];
}

export interface HelpEntry {
  readonly title: Texts;
  readonly content: Texts;
  /** Only for merchants whose members take breaks by themselves; false: only for the others. All when absent. */
  readonly ownBreaks?: boolean;
}

const html = (EN: string, CN: string, ID: string, TY: string): Texts =>
  texts(`<p>${EN}</p>`, `<p>${CN}</p>`, `<p>${ID}</p>`, `<p>${TY}</p>`);

/** The help centre; `tag` lets a link open a section. */
export const HELP_SECTIONS: readonly HelpSeed[] = [
  {
    tag: 'account',
    title: texts('Account', '账号', 'Akun', 'Account'),
    content: html('Opening, securing and closing your account.', '账号的注册、安全与注销。', 'Membuka, mengamankan, dan menutup akun Anda.', 'Pagbubukas, pag-iingat, at pagsasara ng account.'),
    children: [
      {
        title: texts('How do I register?', '如何注册？', 'Bagaimana cara mendaftar?', 'Paano mag-register?'),
        content: html('Tap Register, choose a username or your phone number, and accept the terms.', '点击注册，选择用户名或手机号，并同意条款。', 'Ketuk Daftar, pilih nama pengguna atau nomor telepon, lalu setujui ketentuan.', 'I-tap ang Register, pumili ng username o numero, at tanggapin ang terms.'),
      },
      {
        title: texts('I forgot my password', '忘记密码', 'Saya lupa kata sandi', 'Nakalimutan ko ang password'),
        content: html('Open Login, then Forgot password, and follow the two steps.', '打开登录页，点击忘记密码，按两步操作。', 'Buka Masuk, lalu Lupa kata sandi, dan ikuti dua langkah.', 'Buksan ang Login, pagkatapos Forgot password, at sundin ang dalawang hakbang.'),
      },
      {
        title: texts('How old must I be?', '年龄要求？', 'Berapa usia minimum?', 'Ilang taon dapat?'),
        content: html('Games are for adults of 21 years and over.', '游戏仅限21岁及以上人士。', 'Permainan untuk usia 21 tahun ke atas.', 'Para sa 21 taong gulang pataas ang mga laro.'),
      },
    ],
  },
  {
    tag: 'deposit',
    title: texts('Deposits', '存款', 'Deposit', 'Mga deposito'),
    content: html('Ways to pay and how long they take.', '支付方式与到账时间。', 'Cara membayar dan lamanya.', 'Mga paraan ng bayad at gaano katagal.'),
    children: [
      {
        title: texts('When does my money arrive?', '何时到账？', 'Kapan dana tiba?', 'Kailan darating ang pera?'),
        content: html('E-wallets within minutes, bank transfers within an hour.', '电子钱包数分钟，银行转账一小时内。', 'E-wallet dalam hitungan menit, transfer bank dalam satu jam.', 'Ilang minuto sa e-wallet, isang oras sa bank transfer.'),
      },
      {
        title: texts('Is there a fee?', '有手续费吗？', 'Apakah ada biaya?', 'May fee ba?'),
        content: html('The fee, if any, is shown before you confirm.', '如有手续费，会在确认前显示。', 'Biaya, jika ada, ditampilkan sebelum konfirmasi.', 'Ipapakita ang fee, kung meron, bago mag-confirm.'),
      },
    ],
  },
  {
    tag: 'withdrawal',
    title: texts('Withdrawals', '提款', 'Penarikan', 'Mga withdrawal'),
    content: html('How to get your winnings.', '如何提取奖金。', 'Cara mengambil kemenangan Anda.', 'Paano kunin ang panalo.'),
    children: [
      {
        title: texts('What is turnover?', '什么是流水？', 'Apa itu turnover?', 'Ano ang turnover?'),
        content: html('The sum of your valid bets. Bonuses ask for a multiple of it.', '有效投注总额。红利要求其若干倍。', 'Jumlah taruhan sah Anda. Bonus memerlukan kelipatannya.', 'Kabuuan ng wastong taya. May hinihinging multiple ang bonus.'),
      },
      {
        title: texts('What is a payment password?', '什么是支付密码？', 'Apa itu kata sandi pembayaran?', 'Ano ang payment password?'),
        content: html('A second password that protects every withdrawal.', '保护每笔提款的第二密码。', 'Kata sandi kedua yang melindungi setiap penarikan.', 'Ikalawang password na nagpoprotekta sa bawat withdrawal.'),
      },
    ],
  },
  {
    tag: 'responsible',
    title: texts('Play responsibly', '理性娱乐', 'Bermain bertanggung jawab', 'Maglaro nang responsable'),
    content: html('Set limits and take breaks.', '设定限额，适时休息。', 'Tetapkan batas dan beristirahat.', 'Magtakda ng limit at magpahinga.'),
    children: [
      {
        title: texts('Taking a break', '暂停游戏', 'Beristirahat', 'Pagpapahinga'),
        content: html('In the member centre, open Limits and breaks. There you take a break of some days, or exclude yourself for months or for good.', '在会员中心打开“限额与休息”，可休息数天，也可自我禁入数月或永久。', 'Di Pusat anggota, buka Batas dan jeda. Di sana Anda dapat beristirahat beberapa hari, atau melarang diri sendiri selama beberapa bulan atau selamanya.', 'Sa Member center, buksan ang Mga limit at pahinga. Doon ka puwedeng magpahinga nang ilang araw, o ipagbawal ang sarili nang ilang buwan o tuluyan.'),
        ownBreaks: true,
      },
      {
        title: texts('Taking a break', '暂停游戏', 'Beristirahat', 'Pagpapahinga'),
        content: html('Customer service can pause your account for a day, a month or for good.', '客服可将账号暂停一天、一个月或永久。', 'Layanan pelanggan dapat menjeda akun Anda sehari, sebulan, atau selamanya.', 'Maaaring i-pause ng customer service ang account nang isang araw, isang buwan, o tuluyan.'),
        ownBreaks: false,
      },
    ],
  },
]; // prettier-ignore
