import type { PhoneData } from './phone-data';

/** Loads the numbering data of all countries; the page holds it once. A load that failed is tried again by the next call. */
export async function loadPhoneData(): Promise<PhoneData> {
  const { phoneData } = await import(/* webpackChunkName: "phone-data" */ './phone-data');
  return phoneData;
}
