import type { ErrorCode } from 'shared-contracts/api/error-codes';
import type { LanguageCode } from 'shared-contracts/language';
import { textIn, texts, type Texts } from '../../data/texts';

const DENIED = texts(
  'Sorry, this account does not have permission or the feature is temporarily unavailable',
  '抱歉，该账号没有权限或该功能暂不可用',
  'Maaf, akun ini tidak memiliki izin atau fitur sedang tidak tersedia',
  'Paumanhin, walang pahintulot ang account na ito o hindi available ang feature ngayon',
);
const NO_MEMBER = texts(
  'Sorry, the user does not exist or is disabled',
  '抱歉，用户不存在或已被停用',
  'Maaf, pengguna tidak ada atau dinonaktifkan',
  'Paumanhin, wala o naka-disable ang user',
);
const UPGRADING = texts(
  'System upgrading, please try again later',
  '系统升级中，请稍后再试',
  'Sistem sedang diperbarui, silakan coba lagi nanti',
  'Ina-upgrade ang sistema, subukang muli mamaya',
);
const UNKNOWN = texts('Unknown error', '未知错误', 'Kesalahan tidak diketahui', 'Hindi kilalang error');
const CHANGED = texts(
  'This was changed meanwhile, please reload',
  '内容已有更新，请重新加载',
  'Data sudah berubah, silakan muat ulang',
  'Nabago na ito, paki-reload',
);

/** The server's own words for every code (docs/product/common.md#messages). */
const MESSAGES: Readonly<Record<ErrorCode, Texts>> = {
  'session.missing': texts(
    'You are not logged in, please login first',
    '您尚未登录，请先登录',
    'Anda belum masuk. Silakan masuk terlebih dahulu',
    'Hindi ka naka-login. Mag-login muna',
  ),
  'session.expired': texts(
    'The account has been logged out, please log in again',
    '登录已失效，请重新登录',
    'Sesi Anda telah berakhir. Silakan masuk lagi',
    'Na-logout na ang account mo. Mag-login ulit',
  ),
  'role.forbidden': DENIED,
  'password.change_required': texts(
    'Set a new password first',
    '请先设置新密码',
    'Atur kata sandi baru dahulu',
    'Magtakda muna ng bagong password',
  ),
  'feature.off': DENIED,
  'region.restricted': texts('Access restricted', '访问受限', 'Akses dibatasi', 'Limitado ang access'),
  'auth.non_member': texts(
    'Non-member account unable to login',
    '非会员账号无法登录',
    'Hanya akun anggota yang dapat masuk',
    'Mga account ng miyembro lang ang puwedeng mag-login',
  ),
  'auth.non_agent': texts(
    'Non-agents cannot log in',
    '非代理无法登录',
    'Hanya agen yang dapat masuk',
    'Mga agent lang ang puwedeng mag-login',
  ),
  not_found: texts('Not found', '未找到', 'Tidak ditemukan', 'Hindi nahanap'),
  'username.exists': texts(
    'Sorry, the username already exists',
    '抱歉，该用户名已存在',
    'Maaf, nama pengguna sudah dipakai',
    'Paumanhin, may gumagamit na ng username na ito',
  ),
  'version.conflict': CHANGED,
  'member.disabled': NO_MEMBER,
  'member.not_found': NO_MEMBER,
  'launch.url_empty': texts(
    'The requested url is empty, please check your request format',
    '请求地址为空，请检查请求格式',
    'URL yang diminta kosong, periksa format permintaan',
    'Walang laman ang hiniling na URL, suriin ang format ng request',
  ),
  'captcha.wrong': texts('wrong captcha', '验证码错误', 'captcha salah', 'mali ang captcha'),
  'sms.wrong': texts(
    'Verification code error',
    '短信验证码错误',
    'Kode verifikasi salah',
    'Mali ang verification code',
  ),
  'affiliate.invalid': texts(
    'Invalid invitation code',
    '邀请码无效',
    'Kode undangan tidak valid',
    'Hindi wasto ang invitation code',
  ),
  'affiliate.referrer_invalid': texts(
    'Referrer link error',
    '推荐链接错误',
    'Tautan referral salah',
    'May mali sa referrer link',
  ),
  'modify.new.old.same': texts(
    'new and old password cannot be the same',
    '新旧密码不能相同',
    'Kata sandi baru tidak boleh sama dengan yang lama',
    'Hindi puwedeng magkapareho ang bago at lumang password',
  ),
  'auth.invalid': texts(
    'Incorrect username or password',
    '用户名或密码错误',
    'Nama pengguna atau kata sandi salah',
    'Mali ang username o password',
  ),
  'auth.not_registered': texts(
    'This account is not registered yet',
    '该账号尚未注册',
    'Akun ini belum terdaftar',
    'Hindi pa nakarehistro ang account na ito',
  ),
  'validation.failed': texts(
    'Please check the marked fields',
    '请检查标记的字段',
    'Periksa kolom yang ditandai',
    'Pakisuri ang mga minarkahang field',
  ),
  'encryption.key_unknown': UNKNOWN,
  'encryption.replay': UNKNOWN,
  'amount.range': texts(
    'The amount is outside the limits',
    '金额超出限额',
    'Jumlah di luar batas',
    'Wala sa pinapayagang halaga',
  ),
  'balance.low': texts('Insufficient balance', '余额不足', 'Saldo tidak cukup', 'Kulang ang balanse'),
  'turnover.unmet': texts(
    'The required turnover is not reached yet',
    '尚未达到流水要求',
    'Syarat turnover belum terpenuhi',
    'Hindi pa naaabot ang kinakailangang turnover',
  ),
  'payment_password.wrong': texts(
    'Wrong payment password',
    '支付密码错误',
    'Kata sandi pembayaran salah',
    'Mali ang payment password',
  ),
  'order.expired': texts('The order has expired', '订单已过期', 'Pesanan telah kedaluwarsa', 'Nag-expire na ang order'),
  'reward.claimed': texts(
    'This reward was already claimed',
    '该奖励已领取',
    'Hadiah ini sudah diklaim',
    'Nakuha na ang reward na ito',
  ),
  'reward.expired': texts(
    'This reward has expired',
    '该奖励已过期',
    'Hadiah ini telah kedaluwarsa',
    'Nag-expire na ang reward na ito',
  ),
  'quota.exceeded': texts('The quota is used up', '配额已用完', 'Kuota telah habis', 'Ubos na ang quota'),
  'play.break': texts(
    'You are taking a break from play. Deposits and games open again when it ends',
    '您正处于暂停期，期满后才能存款和游戏',
    'Anda sedang jeda bermain. Deposit dan permainan dibuka lagi setelah jeda berakhir',
    'Nakapahinga ka sa paglalaro. Magbubukas muli ang deposito at mga laro pagkatapos nito',
  ),
  'play.limit': texts(
    'You have reached a limit that you set yourself',
    '已达到您自己设定的限额',
    'Anda sudah mencapai batas yang Anda tetapkan sendiri',
    'Naabot mo na ang limit na ikaw mismo ang nagtakda',
  ),
  'rate.limited': texts(
    'Too many attempts, please try again later',
    '尝试次数过多，请稍后再试',
    'Terlalu banyak percobaan, silakan coba lagi nanti',
    'Masyadong maraming subok, subukang muli mamaya',
  ),
  internal: UNKNOWN,
  'system.upgrading': UPGRADING,
  'game.maintenance': UPGRADING,
};

/** The message of a code in the caller's language. */
export function messageOf(code: ErrorCode, language: LanguageCode): string {
  return textIn(language, MESSAGES[code]);
}
