/** The digits of a script stand in a row of ten. */
function digitOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

/** A typed or pasted text with the digits of any script as 0 to 9, and without invisible signs and spaces around it. */
export function plainDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Cc}]/gu, '')
    .replace(/\p{Nd}/gu, digitOf)
    .trim();
}
