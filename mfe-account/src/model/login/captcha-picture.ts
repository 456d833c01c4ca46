const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** A base64 PNG as an address; undefined for anything else, which is never shown. */
export function captchaPicture(answer: string | undefined): string | undefined {
  const base64 = answer?.replace(/^data:image\/png;base64,/, '').trim();
  return base64 && BASE64.test(base64) ? `data:image/png;base64,${base64}` : undefined;
}

const SUM = /^\d{1,5} ?[+-] ?\d{1,5}$/;

/** A sum in signs; undefined for anything else, as the picture of a back end that has no other form. */
export function captchaSum(answer: string | undefined): string | undefined {
  const sum = answer?.trim();
  return sum !== undefined && SUM.test(sum) ? sum : undefined;
}
