import { texts, type Texts } from './texts';

/** The rules of inviting friends, as HTML. */
export function referralRules(
  symbol: string,
  { depositCents, bonusCents }: { readonly depositCents: number; readonly bonusCents: number },
): Texts {
  const amount = (cents: number) => `${symbol}${(cents / 100).toLocaleString('en-US')}`;
  const [deposit, bonus] = [amount(depositCents), amount(bonusCents)];
  const list = (first: string, second: string, third: string) =>
    `<ol><li>${first}</li><li>${second}</li><li>${third}</li></ol>`;
  return texts(
    list('Send your link to a friend.', `Your friend registers and deposits <strong>${deposit}</strong> or more.`, `You find <strong>${bonus}</strong> in your reward centre, for every friend.`),
    list('把您的链接发给好友。', `好友注册并累计存款满<strong>${deposit}</strong>。`, `每位好友为您带来<strong>${bonus}</strong>，在奖励中心领取。`),
    list('Kirim tautan Anda kepada teman.', `Teman mendaftar dan deposit <strong>${deposit}</strong> atau lebih.`, `Anda mendapat <strong>${bonus}</strong> di pusat hadiah untuk setiap teman.`),
    list('Ipadala ang link mo sa kaibigan.', `Magrerehistro siya at magdedeposito ng <strong>${deposit}</strong> o higit pa.`, `May <strong>${bonus}</strong> ka sa reward center para sa bawat kaibigan.`),
  ); // prettier-ignore
}
