import { figures, texts, type Texts } from './texts';

/** The rules of inviting friends, as HTML. */
export function referralRules(
  symbol: string,
  { depositCents, bonusCents }: { readonly depositCents: number; readonly bonusCents: number },
): Texts {
  const [deposit, bonus] = [figures(depositCents / 100), figures(bonusCents / 100)];
  const list = (first: string, second: string, third: string) =>
    `<ol><li>${first}</li><li>${second}</li><li>${third}</li></ol>`;
  return texts(
    list('Send your link to a friend.', `Your friend registers and deposits <strong>${symbol}${deposit.EN}</strong> or more.`, `You find <strong>${symbol}${bonus.EN}</strong> in your reward centre, for every friend.`),
    list('把您的链接发给好友。', `好友注册并累计存款满<strong>${symbol}${deposit.CN}</strong>。`, `每位好友为您带来<strong>${symbol}${bonus.CN}</strong>，在奖励中心领取。`),
    list('Kirim tautan Anda kepada teman.', `Teman mendaftar dan deposit <strong>${symbol}${deposit.ID}</strong> atau lebih.`, `Anda mendapat <strong>${symbol}${bonus.ID}</strong> di pusat hadiah untuk setiap teman.`),
    list('Ipadala ang link mo sa kaibigan.', `Magrerehistro siya at magde-deposit ng <strong>${symbol}${deposit.TY}</strong> o higit pa.`, `May <strong>${symbol}${bonus.TY}</strong> ka sa reward center para sa bawat kaibigan.`),
  ); // prettier-ignore
}
