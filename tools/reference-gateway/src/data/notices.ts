import { texts } from './texts';
import type { NoticeData } from './announcement-data';

/** Announcements to players, newest first. */
export const PLAYER_NOTICES: readonly NoticeData[] = [
  {
    title: texts(
      'Weekend live tables open all night',
      '周末真人桌台通宵开放',
      'Meja live akhir pekan buka semalaman',
      'Bukas magdamag ang live tables tuwing weekend',
    ),
    content: texts(
      '<p>From Friday 20:00 to Monday 06:00 every live table stays open.</p><ul><li>Minimum bet from 20</li><li>Dealers in four languages</li></ul>',
      '<p>周五20:00至周一06:00，所有真人桌台全程开放。</p><ul><li>最低投注20起</li><li>四种语言的荷官</li></ul>',
      '<p>Dari Jumat 20:00 hingga Senin 06:00 semua meja live tetap buka.</p><ul><li>Taruhan minimum mulai 20</li><li>Dealer dalam empat bahasa</li></ul>',
      '<p>Mula Biyernes 20:00 hanggang Lunes 06:00, bukas ang lahat ng live table.</p><ul><li>Minimum na taya mula 20</li><li>Mga dealer sa apat na wika</li></ul>',
    ),
  },
  {
    title: texts(
      'Fourteen new reels this week',
      '本周上线十四款新老虎机',
      'Empat belas slot baru minggu ini',
      'Labing-apat na bagong reels ngayong linggo',
    ),
    content: texts(
      '<p>Amberreel, Novatide and Koi &amp; Lantern bring <strong>fourteen new games</strong>. You find them under <em>New</em> on the home page.</p>',
      '<p>Amberreel、Novatide 与 Koi &amp; Lantern 带来<strong>十四款新游戏</strong>，请在首页“<em>最新</em>”中查看。</p>',
      '<p>Amberreel, Novatide, dan Koi &amp; Lantern menghadirkan <strong>empat belas permainan baru</strong>. Temukan di bagian <em>Baru</em> di beranda.</p>',
      '<p>Hatid ng Amberreel, Novatide, at Koi &amp; Lantern ang <strong>labing-apat na bagong laro</strong>. Makikita sa <em>Bago</em> sa home page.</p>',
    ),
  },
  {
    title: texts(
      'Faster withdrawals to e-wallets',
      '电子钱包提款更快',
      'Penarikan ke e-wallet lebih cepat',
      'Mas mabilis na withdrawal sa e-wallet',
    ),
    content: texts(
      '<p>Most e-wallet withdrawals now arrive within fifteen minutes.</p><p>Please check that the account name is your own.</p>',
      '<p>大部分电子钱包提款现可在十五分钟内到账。</p><p>请确认收款账户为本人姓名。</p>',
      '<p>Sebagian besar penarikan e-wallet kini tiba dalam lima belas menit.</p><p>Pastikan nama akun adalah milik Anda.</p>',
      '<p>Karamihan ng withdrawal sa e-wallet ay dumarating na sa loob ng labinlimang minuto.</p><p>Siguraduhing sa iyo ang pangalan ng account.</p>',
    ),
  },
  {
    title: texts(
      'Planned maintenance: Wing Bastion',
      'Wing Bastion 计划维护',
      'Pemeliharaan terjadwal: Wing Bastion',
      'Nakatakdang maintenance: Wing Bastion',
    ),
    content: texts(
      '<p>The games of Wing Bastion are being upgraded. All other games run as usual.</p>',
      '<p>Wing Bastion 的游戏正在升级，其他游戏照常运行。</p>',
      '<p>Permainan Wing Bastion sedang ditingkatkan. Semua permainan lain berjalan seperti biasa.</p>',
      '<p>Ina-upgrade ang mga laro ng Wing Bastion. Tuloy ang lahat ng ibang laro.</p>',
    ),
  },
  {
    title: texts(
      'Keep your account safe',
      '保护您的账号安全',
      'Jaga keamanan akun Anda',
      'Panatilihing ligtas ang account',
    ),
    content: texts(
      '<h4>Three habits</h4><ol><li>Use a password you use nowhere else.</li><li>Set a payment password.</li><li>Never share a code, not even with our staff.</li></ol>',
      '<h4>三个好习惯</h4><ol><li>使用独一无二的密码。</li><li>设置支付密码。</li><li>不要把验证码告诉任何人，包括客服。</li></ol>',
      '<h4>Tiga kebiasaan</h4><ol><li>Gunakan kata sandi yang unik.</li><li>Atur kata sandi pembayaran.</li><li>Jangan bagikan kode, bahkan kepada staf kami.</li></ol>',
      '<h4>Tatlong ugali</h4><ol><li>Gumamit ng password na hindi ginagamit sa iba.</li><li>Magtakda ng payment password.</li><li>Huwag ibigay ang code kahit sa staff namin.</li></ol>',
    ),
  },
  {
    title: texts('Play with limits', '理性娱乐', 'Bermain dengan batas', 'Maglaro nang may limitasyon'),
    content: texts(
      '<p>Games are for adults of 21 years and over. Set a budget, take breaks, and talk to customer service if play stops being fun.</p>',
      '<p>游戏仅限21岁及以上人士。请设定预算、适时休息；若不再感到有趣，请联系客服。</p>',
      '<p>Permainan hanya untuk usia 21 tahun ke atas. Tetapkan anggaran, beristirahat, dan hubungi layanan pelanggan bila tidak lagi menyenangkan.</p>',
      '<p>Para sa 21 taong gulang pataas ang mga laro. Magtakda ng budget, magpahinga, at kausapin ang customer service kung hindi na masaya.</p>',
    ),
  },
  {
    title: texts(
      'New: favourites on every device',
      '新功能：收藏同步到所有设备',
      'Baru: favorit di semua perangkat',
      'Bago: favorites sa lahat ng device',
    ),
    content: texts(
      '<p>Tap the star of a game to keep it. Your list follows your account.</p>',
      '<p>点击游戏上的星标即可收藏，列表随账号同步。</p>',
      '<p>Ketuk bintang pada permainan untuk menyimpannya. Daftar mengikuti akun Anda.</p>',
      '<p>I-tap ang bituin ng laro para itago ito. Kasama ng account mo ang listahan.</p>',
    ),
  },
];

/** Announcements that home asks for besides the notices. */
export const HOT_NOTICES: readonly NoticeData[] = [
  {
    title: texts('Jackpot section opens', '累积大奖专区开放', 'Bagian jackpot dibuka', 'Bukas na ang jackpot section'),
    content: texts(
      '<p>All jackpot games in one place.</p>',
      '<p>所有累积奖金游戏集中一处。</p>',
      '<p>Semua permainan jackpot di satu tempat.</p>',
      '<p>Lahat ng jackpot game sa iisang lugar.</p>',
    ),
  },
  {
    title: texts('Derby season begins', '斗鸡赛季开始', 'Musim derby dimulai', 'Simula na ng derby season'),
    content: texts(
      '<p>Dawn Spur 88 shows twenty matches a day.</p>',
      '<p>Dawn Spur 88 每日二十场。</p>',
      '<p>Dawn Spur 88 menayangkan dua puluh laga sehari.</p>',
      '<p>Dalawampung laban araw-araw sa Dawn Spur 88.</p>',
    ),
  },
];

/** Pop-ups of the home page. */
export const POPUPS: readonly NoticeData[] = [
  {
    title: texts('Double points this week', '本周双倍积分', 'Poin ganda minggu ini', 'Doble puntos ngayong linggo'),
    content: texts(
      '<p>Every live table counts twice until Sunday. See <a href="/m/activity">promotions</a>.</p>',
      '<p>本周所有真人桌台双倍积分，详见<a href="/m/activity">优惠活动</a>。</p>',
      '<p>Minggu ini: poin ganda di semua meja live. Lihat <a href="/m/activity">promosi</a>.</p>',
      '<p>Ngayong linggo: doble puntos sa lahat ng live table. Tingnan ang <a href="/m/activity">promos</a>.</p>',
    ),
  },
  {
    title: texts('Invite a friend', '邀请好友', 'Undang teman', 'Mag-imbita ng kaibigan'),
    content: texts(
      '<p>Share your link and both of you receive a bonus after the first deposit.</p>',
      '<p>分享您的链接，好友首存后双方均可获得红利。</p>',
      '<p>Bagikan tautan Anda; keduanya mendapat bonus setelah deposit pertama.</p>',
      '<p>Ibahagi ang link mo; pareho kayong may bonus pagkatapos ng unang deposito.</p>',
    ),
  },
];

/** Announcements to agents. */
export const AGENT_NOTICES: readonly NoticeData[] = [
  {
    title: texts('New team report', '全新团队报表', 'Laporan tim baru', 'Bagong team report'),
    content: texts(
      '<p>The overview now shows first deposits and active members by day.</p>',
      '<p>总览现可按日显示首存与活跃会员。</p>',
      '<p>Ikhtisar kini menampilkan deposit pertama dan anggota aktif per hari.</p>',
      '<p>Makikita na sa overview ang first deposit at aktibong miyembro kada araw.</p>',
    ),
  },
  {
    title: texts(
      'Dividend period closes on Sunday',
      '分红周期于周日截止',
      'Periode dividen ditutup hari Minggu',
      'Magsasara sa Linggo ang panahon ng dibidendo',
    ),
    content: texts(
      '<p>Dividends of the period are payable from Monday noon.</p>',
      '<p>本期分红自周一中午起可提取。</p>',
      '<p>Dividen periode ini dapat ditarik mulai Senin siang.</p>',
      '<p>Makukuha ang dibidendo mula Lunes ng tanghali.</p>',
    ),
  },
  {
    title: texts(
      'Invite links with an expiry',
      '可设有效期的邀请链接',
      'Tautan undangan dengan masa berlaku',
      'Invite link na may expiry',
    ),
    content: texts(
      '<p>A link can now end by itself on a day you choose.</p>',
      '<p>邀请链接现可在指定日期自动失效。</p>',
      '<p>Tautan kini dapat berakhir otomatis pada tanggal pilihan Anda.</p>',
      '<p>Maaari nang kusang mag-expire ang link sa araw na pipiliin mo.</p>',
    ),
  },
];
