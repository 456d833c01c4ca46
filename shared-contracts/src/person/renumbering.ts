/** How numbers of an older plan, or of another writing of the same plan, stand in today's. */
type Renumbering = readonly (readonly [old: RegExp, today: string])[];

/** By calling code. Address books, messengers and back ends go on using the old ones for years. */
const RENUMBERED: Readonly<Record<string, Renumbering>> = {
  // Ivory Coast, 2021: two digits by operator.
  '225': [
    [/^[^23][0-3]\d{6}$/, '01$&'],
    [/^[^23][4-6]\d{6}$/, '05$&'],
    [/^[^23][7-9]\d{6}$/, '07$&'],
  ],
  // Benin, 2024.
  '229': [[/^\d{8}$/, '01$&']],
  // Mexico, 2019: the 1 for mobiles from abroad and the prefixes inside the country are gone.
  '52': [[/^(?:1|01|04[45])(\d{10})$/, '$1']],
  // Argentina: mobiles have a 9 from abroad. No other line has the digits behind it.
  '54': [[/^[^9]\d{9}$/, '9$&']],
};

/** A national number as today's plan of its calling code has it. */
export function renumbered(callingCode: string, nationalNumber: string): string {
  const row = RENUMBERED[callingCode]?.find(([old]) => old.test(nationalNumber));
  return row === undefined ? nationalNumber : nationalNumber.replace(row[0], row[1]);
}
