import { texts, type Texts } from './texts';

/** A message as the database keeps it; the content is HTML. */
export interface InboxData {
  readonly title: Texts;
  readonly content: Texts;
}

/** What every demo account finds in its inbox, newest first. */
export const INBOX_MESSAGES: readonly InboxData[] = [
  {
    title: texts(
      'Your welcome bonus is here',
      '您的迎新红利已到账',
      'Bonus sambutan Anda tiba',
      'Narito na ang welcome bonus mo',
    ),
    content: texts(
      '<p>The bonus was added to your wallet. Enjoy your first rounds.</p>',
      '<p>红利已存入您的钱包，祝您玩得开心。</p>',
      '<p>Bonus telah ditambahkan ke dompet Anda. Selamat bermain.</p>',
      '<p>Naidagdag na ang bonus sa wallet mo. Enjoy sa unang laro.</p>',
    ),
  },
  {
    title: texts(
      'New sign-in on your account',
      '您的账号有新登录',
      'Masuk baru di akun Anda',
      'Bagong sign-in sa account mo',
    ),
    content: texts(
      '<p>Somebody signed in to your account. Was it not you? <a href="/m/changePsw">Change your password</a>.</p>',
      '<p>您的账号有新的登录。如非本人操作，请<a href="/m/changePsw">修改密码</a>。</p>',
      '<p>Ada yang masuk ke akun Anda. Bukan Anda? <a href="/m/changePsw">Ubah kata sandi</a>.</p>',
      '<p>May nag-sign in sa account mo. Hindi ikaw? <a href="/m/changePsw">Palitan ang password</a>.</p>',
    ),
  },
  {
    title: texts('Points of last week', '上周积分', 'Poin minggu lalu', 'Puntos noong nakaraang linggo'),
    content: texts(
      '<p>You collected <strong>1,240 points</strong> last week.</p>',
      '<p>您上周获得<strong>1,240积分</strong>。</p>',
      '<p>Anda mengumpulkan <strong>1.240 poin</strong> minggu lalu.</p>',
      '<p>Nakaipon ka ng <strong>1,240 puntos</strong> noong nakaraang linggo.</p>',
    ),
  },
  {
    title: texts('A table is kept for you', '已为您预留座位', 'Meja disiapkan untuk Anda', 'May mesa para sa iyo'),
    content: texts(
      '<p>Velvet Table opens a room for its regular guests tonight.</p>',
      '<p>Velvet Table 今晚为常客开设专属房间。</p>',
      '<p>Velvet Table membuka ruang untuk tamu tetap malam ini.</p>',
      '<p>Magbubukas ang Velvet Table ng kuwarto para sa suki ngayong gabi.</p>',
    ),
  },
];
