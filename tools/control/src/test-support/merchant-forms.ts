import { carried, type Seen, type Someone } from './console-client';

/** What a form of a merchant has in its fields, by their names. */
export type MerchantFields = Readonly<Record<string, string>>;

/** Previews an action on a merchant, such as `set`. */
export function previewMerchant(someone: Someone, action: string, fields: MerchantFields): Promise<Seen> {
  return someone.post(`/releases/do/merchant-${action}`, { ...fields, step: 'preview' });
}

/** Previews an action on a merchant and decides on it, for a reason; gives the preview. */
export async function doMerchant(
  someone: Someone,
  action: string,
  fields: MerchantFields,
  reason: string,
): Promise<string> {
  const { status, text } = await previewMerchant(someone, action, fields);
  expect([action, status]).toEqual([action, 200]);
  const form = carried(text);
  form.set('reason', reason);
  const written = await someone.post(`/releases/do/merchant-${action}`, form);
  expect([action, written.status]).toEqual([action, 200]);
  expect(written.text).toContain('of the settings of production is written.');
  return text;
}
