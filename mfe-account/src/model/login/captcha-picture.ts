const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** A base64 PNG as an address; undefined for anything else, which is never shown. */
export function captchaPicture(answer: string | undefined): string | undefined {
  const base64 = answer?.replace(/^data:image\/png;base64,/, '').trim();
  return base64 && BASE64.test(base64) ? `data:image/png;base64,${base64}` : undefined;
}
