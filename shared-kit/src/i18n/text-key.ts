/** The plural forms of a text, as i18next's JSON names them: `providers_one`, `providers_other`. */
type Form = `_${Intl.LDMLPluralRule}`;

/** Every key of a file of texts that counts nothing, with dots where it nests: `login.title`. A wrong key does not compile. */
export type TextKey<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? Key extends `${string}${Form}`
      ? never
      : Key
    : `${Key}.${TextKey<Texts[Key]>}`;
}[keyof Texts & string];

/** Every key of a file of texts that has plural forms, without its form: `home.providers`. */
export type CountedKey<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? Key extends `${infer Base}${Form}`
      ? Base
      : never
    : `${Key}.${CountedKey<Texts[Key]>}`;
}[keyof Texts & string];
