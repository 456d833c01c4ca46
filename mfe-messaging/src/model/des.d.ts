declare module 'des.js' {
  /** Single DES in ECB mode with PKCS#7 padding; `final` throws when the padding is not one. */
  interface Decipher {
    update(bytes: readonly number[]): number[];
    final(): number[];
  }
  export const DES: { create(options: { type: 'decrypt'; key: readonly number[] }): Decipher };
}
