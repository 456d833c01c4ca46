import type { LanguageCode } from 'shared-contracts/language';
import { DEPOSIT_METHODS } from '../../data/deposit-methods';
import { knownIn, knownTexts, textIn, texts } from '../../data/texts';

/** What the ledger writes beside its moves, and how it reads; names of banks and promotions stay as they are. */
const REMARKS = knownTexts([
  texts('Game rounds', '游戏局', 'Putaran permainan', 'Mga round ng laro'),
  texts('From your agent', '来自您的代理', 'Dari agen Anda', 'Mula sa ahente mo'),
  texts('Monday reload', '周一存款礼', 'Isi ulang Senin', 'Monday reload'),
  texts('Welcome bonus', '迎新红利', 'Bonus sambutan', 'Welcome bonus'),
  texts('Deposit bonus', '存款红利', 'Bonus deposit', 'Bonus sa deposito'),
  texts('Daily sign-in', '每日签到', 'Check-in harian', 'Araw-araw na sign-in'),
  texts('Reward', '奖励', 'Hadiah', 'Gantimpala'),
  texts('Withdrawal returned', '提款退回', 'Penarikan dikembalikan', 'Ibinalik na withdrawal'),
  texts('Trial credit', '试玩金', 'Saldo percobaan', 'Trial credit'),
  texts('Dividend', '分红', 'Dividen', 'Dibidendo'),
  texts('Salary', '日工资', 'Gaji harian', 'Arawang sahod'),
  texts('Hours', '时工资', 'Gaji per jam', 'Sahod kada oras'),
  texts('Team', '团队', 'Tim', 'Team'),
  texts('Red envelope', '红包', 'Angpao', 'Ampao'),
  texts('Transfer', '转账', 'Transfer', 'Transfer'),
  ...DEPOSIT_METHODS.map(({ name }) => name),
]);

/** "Red envelope from demo_leader: Good luck" or "Transfer to ana"; a greeting is shown as it was typed. */
const BETWEEN_MEMBERS = /^(Red envelope|Transfer) (from|to) (\w+)(?:: ([\s\S]+))?$/;

/** A move between two members: who is on the other side, and what they say. */
function memberRemark(language: LanguageCode, [remark, kind = '', way, other = '', greeting]: RegExpExecArray): string {
  const name = knownIn(language, kind, REMARKS);
  const line =
    way === 'from'
      ? texts(remark, `${other}的${name}`, `${name} dari ${other}`, `${name} mula kay ${other}`)
      : texts(remark, `给${other}的${name}`, `${name} untuk ${other}`, `${name} para kay ${other}`);
  const said = textIn(language, line);
  if (greeting === undefined || said === remark) return said;
  return `${said}${textIn(language, texts(': ', '：', ': ', ': '))}${greeting}`;
}

/** "Salary, for 2026-03-17" or "For 2026-03-17". */
const FOR_A_TIME = /^(?:(\w+), f|F)or (.+)$/;

/** A remark of the ledger in a language; one that nobody has put into others is shown as it was written. */
export function remarkIn(language: LanguageCode, remark: string): string {
  const between = BETWEEN_MEMBERS.exec(remark);
  if (between !== null) return memberRemark(language, between);
  const [, name, time = ''] = FOR_A_TIME.exec(remark) ?? [];
  if (time === '') return knownIn(language, remark, REMARKS);
  if (name === undefined) return textIn(language, texts(remark, `${time} 的返水`, `Untuk ${time}`, `Para sa ${time}`));
  const who = knownIn(language, name, REMARKS);
  return textIn(language, texts(remark, `${who}，${time}`, `${who}, untuk ${time}`, `${who}, para sa ${time}`));
}
