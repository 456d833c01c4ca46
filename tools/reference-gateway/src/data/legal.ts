import { LEGAL_TAGS } from 'shared-contracts/api/endpoints/messaging';
import type { HelpSeed } from './help';
import { texts, type Texts } from './texts';

/** A heading and its paragraph, in the order English, Chinese, Indonesian, Filipino. */
type Clause = readonly [heading: Texts, paragraph: Texts];

/** Stands for the merchant's name in the texts below. */
export const SITE = '{site}';

function document(clauses: readonly Clause[]): Texts {
  const html = (language: keyof Texts): string =>
    clauses.map(([heading, paragraph]) => `<h3>${heading[language]}</h3><p>${paragraph[language]}</p>`).join('');
  return texts(html('EN'), html('CN'), html('ID'), html('TY'));
}

const TERMS: readonly Clause[] = [
  [
    texts('Your agreement with us', '您与我们的协议', 'Perjanjian Anda dengan kami', 'Ang kasunduan mo sa amin'),
    texts(`These terms apply between you and ${SITE} from the moment you open an account. If we change them, we tell you before the change applies.`, `自您开户之时起，本条款即在您与 ${SITE} 之间生效。如有变更，我们会在生效前通知您。`, `Ketentuan ini berlaku antara Anda dan ${SITE} sejak Anda membuka akun. Jika kami mengubahnya, kami memberi tahu Anda sebelum perubahan berlaku.`, `May bisa ang mga tuntuning ito sa pagitan mo at ng ${SITE} mula sa pagbukas mo ng account. Kung babaguhin namin ang mga ito, sasabihan ka muna namin.`),
  ],
  [
    texts('Who may play', '谁可以参与', 'Siapa yang boleh bermain', 'Sino ang puwedeng maglaro'),
    texts('You must be 21 or older to open an account, and live where online gaming is allowed. One person has one account. We may ask for a document that shows your age and name.', '您须年满21岁，并居住在允许网络游戏的地区，方可开户。每人限一个账号。我们可能要求您提供证明年龄和姓名的证件。', 'Anda harus berusia 21 tahun atau lebih untuk membuka akun, dan tinggal di tempat yang mengizinkan permainan daring. Satu orang satu akun. Kami dapat meminta dokumen yang menunjukkan usia dan nama Anda.', 'Dapat 21 taong gulang ka o higit pa para magbukas ng account, at nakatira kung saan pinapayagan ang online gaming. Isang tao, isang account. Maaari kaming humingi ng dokumentong nagpapakita ng edad at pangalan mo.'),
  ],
  [
    texts('Keeping your account safe', '账号安全', 'Keamanan akun Anda', 'Ang seguridad ng account mo'),
    texts('Keep your password and payment password to yourself. Tell us at once if somebody else knows them. You answer for what is done with your account until then.', '请妥善保管登录密码和支付密码，切勿告知他人。如他人得知，请立即通知我们；在此之前，您须对账号的操作负责。', 'Jaga kerahasiaan kata sandi dan kata sandi pembayaran Anda. Segera beri tahu kami jika orang lain mengetahuinya. Sampai saat itu Anda bertanggung jawab atas penggunaan akun Anda.', 'Huwag ipaalam sa iba ang password at payment password mo. Sabihan agad kami kung may ibang nakaalam. Hanggang doon, ikaw ang may pananagutan sa ginagawa sa account mo.'),
  ],
  [
    texts('Deposits and withdrawals', '存款与提款', 'Deposit dan penarikan', 'Deposit at withdrawal'),
    texts('Pay only from accounts in your own name. Withdrawals go to payout accounts in your own name. A deposit has to be played once before it is paid out.', '请仅使用本人名下的账户付款。提款只会汇入您本人名下的收款账户。存款须完成一倍流水后方可提取。', 'Bayar hanya dari rekening atas nama Anda sendiri. Penarikan dikirim ke rekening atas nama Anda sendiri. Deposit harus dimainkan satu kali sebelum ditarik.', 'Magbayad lang mula sa account na nakapangalan sa iyo. Sa payout account na nakapangalan sa iyo lang ipapadala ang withdrawal. Kailangang malaro nang isang beses ang deposit bago ito mailabas.'),
  ],
  [
    texts('Fair play', '公平游戏', 'Bermain adil', 'Patas na laro'),
    texts('Programs that play for you, several accounts, and bets agreed with others are not allowed. We cancel what was won that way.', '禁止使用代打程序、多个账号或与他人串通投注。以此方式获得的奖金将被取消。', 'Program yang bermain untuk Anda, beberapa akun, dan taruhan yang disepakati dengan orang lain tidak diizinkan. Kemenangan dengan cara itu kami batalkan.', 'Bawal ang mga program na naglalaro para sa iyo, maraming account, at tayang pinag-usapan. Kakanselahin namin ang napanalunan sa ganoong paraan.'),
  ],
  [
    texts('Playing responsibly', '理性娱乐', 'Bermain bertanggung jawab', 'Responsableng paglalaro'),
    texts('Set limits for yourself in the member centre. Customer service closes your account for a day, a month or for good whenever you ask.', '您可以在会员中心为自己设定限额。只要您提出，客服随时可以将账号暂停一天、一个月或永久关闭。', 'Tetapkan batas Anda di pusat anggota. Layanan pelanggan menutup akun Anda sehari, sebulan, atau selamanya kapan pun Anda minta.', 'Magtakda ng limit sa member center. Isasara ng customer service ang account mo nang isang araw, isang buwan, o tuluyan kailanman mo hilingin.'),
  ],
]; // prettier-ignore

const PRIVACY: readonly Clause[] = [
  [
    texts('What we keep', '我们保存的信息', 'Apa yang kami simpan', 'Ano ang itinatago namin'),
    texts(`${SITE} keeps what you enter when you register, your payout accounts, your bets and payments, and the devices you sign in from.`, `${SITE} 保存您注册时填写的资料、收款账户、投注与支付记录，以及您登录所用的设备信息。`, `${SITE} menyimpan data yang Anda isi saat mendaftar, rekening penarikan, taruhan dan pembayaran, serta perangkat yang Anda pakai untuk masuk.`, `Itinatago ng ${SITE} ang inilagay mo nang magrehistro, ang mga payout account mo, ang mga taya at bayad, at ang mga device na ginagamit mo sa pag-log in.`),
  ],
  [
    texts('What we use it for', '信息用途', 'Untuk apa kami memakainya', 'Para saan ito'),
    texts('To run your account, to pay you, to keep minors and fraud out, and to meet the duties of our licence. We sell it to nobody.', '用于维护您的账号、向您付款、防止未成年人参与和欺诈，以及履行牌照义务。我们不会出售这些信息。', 'Untuk menjalankan akun Anda, membayar Anda, mencegah anak di bawah umur dan penipuan, serta memenuhi kewajiban lisensi kami. Kami tidak menjualnya kepada siapa pun.', 'Para patakbuhin ang account mo, bayaran ka, hadlangan ang menor de edad at panloloko, at sundin ang tungkulin ng lisensya namin. Hindi namin ito ibinebenta kaninuman.'),
  ],
  [
    texts('Who sees it', '谁能看到', 'Siapa yang melihatnya', 'Sino ang nakakakita'),
    texts('Banks and payment services get what a payment needs, game providers your player number and your bets. Authorities get it where the law says so.', '银行和支付机构获得付款所需的信息，游戏供应商获得您的玩家编号和投注。法律有规定时，主管机关可以获取。', 'Bank dan layanan pembayaran menerima yang diperlukan untuk pembayaran, penyedia permainan menerima nomor pemain dan taruhan Anda. Pihak berwenang menerimanya jika hukum mengharuskan.', 'Nakukuha ng mga bangko at payment service ang kailangan sa bayad, at ng mga game provider ang player number at mga taya mo. Nakukuha ito ng mga awtoridad kapag iniutos ng batas.'),
  ],
  [
    texts('How long', '保存期限', 'Berapa lama', 'Gaano katagal'),
    texts('As long as your account is open, and five years after it was closed, as the law asks of payments.', '账号有效期间，以及账号关闭后五年，这是法律对支付记录的要求。', 'Selama akun Anda terbuka, dan lima tahun setelah ditutup, sesuai kewajiban hukum untuk pembayaran.', 'Hangga’t bukas ang account mo, at limang taon matapos itong isara, ayon sa hinihingi ng batas sa mga bayad.'),
  ],
  [
    texts('Your rights', '您的权利', 'Hak Anda', 'Ang mga karapatan mo'),
    texts('Ask customer service for a copy of what we keep about you, to correct it, or to delete what no law makes us keep.', '您可以向客服索取我们保存的您的资料副本、要求更正，或删除法律未要求保存的内容。', 'Mintalah kepada layanan pelanggan salinan data Anda, perbaikannya, atau penghapusan yang tidak wajib kami simpan menurut hukum.', 'Humingi sa customer service ng kopya ng itinatago namin tungkol sa iyo, ng pagtatama nito, o ng pagbura ng hindi iniuutos ng batas na itago.'),
  ],
]; // prettier-ignore

/** What a merchant publishes as its terms and its privacy policy; the help centre lists them last. */
export const LEGAL_SECTIONS: readonly HelpSeed[] = [
  {
    tag: LEGAL_TAGS.terms,
    title: texts('Terms and Services', '条款与服务', 'Syarat dan Layanan', 'Mga Tuntunin at Serbisyo'),
    content: document(TERMS),
    children: [],
  },
  {
    tag: LEGAL_TAGS.privacy,
    title: texts('Privacy policy', '隐私政策', 'Kebijakan privasi', 'Patakaran sa privacy'),
    content: document(PRIVACY),
    children: [],
  },
];
