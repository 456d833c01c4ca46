/** The capitals as paths of strokes, in a box 86 wide and 100 high. */
const LETTERS: Readonly<Record<string, string>> = {
  A: 'M5 100 43 0 81 100M19 66H67',
  B: 'M12 0V100H44.7A27.5 26 0 0 0 44.7 48M12 0H43A24 24 0 0 1 43 48H12',
  C: 'M70.7 11.7A37.8 50 0 1 0 70.7 88.3',
  D: 'M12 0H36.1A39.6 50 0 0 1 36.1 100H12Z',
  E: 'M74 0H12V100H74M12 50H63.6',
  F: 'M74 0H12V100M12 50H63.6',
  G: 'M69 11.7A37.8 50 0 1 0 44.7 100L80.8 86V56H51.6',
  H: 'M12 0V100M74 0V100M12 50H74',
  I: 'M43 0V100',
  J: 'M61.9 0V70A25.8 30 0 0 1 13.8 85',
  K: 'M12 0V100M74 0 12 60M32.7 43 74 100',
  L: 'M12 0V100H74',
  M: 'M5 100V0L43 66 81 0V100',
  N: 'M12 100V0L74 100V0',
  O: 'M43 0A37.8 50 0 1 1 43 100 37.8 50 0 1 1 43 0Z',
  P: 'M12 100V0H43A27.5 27 0 0 1 43 54H12',
  Q: 'M43 0A37.8 50 0 1 1 43 100 37.8 50 0 1 1 43 0ZM51.6 68 79 100',
  R: 'M12 100V0H43A27.5 27 0 0 1 43 54H12M39.6 54 74 100',
  S: 'M68.3 13A29.2 26 0 1 0 43 52 31 24 0 1 1 16.2 88',
  T: 'M7 0H79M43 0V100',
  U: 'M12 0V64A31 36 0 0 0 74 64V0',
  V: 'M5 0 43 100 81 0',
  W: 'M0 0 22.4 100 43 30 63.6 100 86 0',
  X: 'M12 0 74 100M74 0 12 100',
  Y: 'M5 0 43 50 81 0M43 50V100',
  Z: 'M12 0H74L12 100H74',
};

/** A star of four rays: for names that begin with no capital of these. */
const STAR = 'M43 0 53.3 38 86 50 53.3 62 43 100 32.7 62 0 50 32.7 38Z';

/** The mark that stands for a name: its initial. */
export function markOf(name: string): string {
  return LETTERS[name.normalize('NFD').charAt(0).toUpperCase()] ?? STAR;
}
