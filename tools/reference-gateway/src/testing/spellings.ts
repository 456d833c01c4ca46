import { seededRandom } from '../data/random';

const SPACES = [' ', '\t', '\n', '\r\n', '\u00a0', '\u2003', '\u3000', '\ufeff', '\u200b', '\u200e', '\u0000'];

function otherDigits(id: string, zero: number): string {
  return id.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
}

/** Everything that a lenient parser may read as the same id, and what none should; drawn again for each id. */
export function respellings(id: string): string[] {
  const random = seededRandom(`spellings of ${id}`);
  const around = SPACES.flatMap((space) => [`${space}${id}`, `${id}${space}`, `${space}${id}${space}`]);
  const numbers = ['0', '00', '+', '-', '+0', '0x', '0X', '0b', '0o', '.', '1e', '#'].map((lead) => `${lead}${id}`);
  const tails = ['.', '.0', '.00', 'e0', 'E0', 'e+0', 'n', ',', ',0', '%', ';', '\u0660', '\u0301'].map(
    (tail) => `${id}${tail}`,
  );
  const digits = [0xff10, 0x0660, 0x06f0, 0x0966, 0x1d7ce, 0x1d7f6].map((zero) => otherDigits(id, zero));
  const mixed = Array.from({ length: 40 }, () => {
    const lead = random.pick(['', ' ', '0', '+', '\ufeff', '0x']);
    const tail = random.pick(['', ' ', '.0', 'e0', '\u00a0', '.']);
    return `${lead}${lead}${random.chance(0.3) ? otherDigits(id, 0xff10) : id}${tail}`;
  });
  const none = ['', ' ', '-0', '-1', '1.5', '1e21', '0x10', '9'.repeat(16), '9'.repeat(60), '½', '[object Object]'];
  const all = [...around, ...numbers, ...tails, ...digits, ...mixed, ...none];
  return [...new Set(all)].filter((spelling) => spelling !== id);
}
