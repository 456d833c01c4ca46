/** Every key of a file of texts, with dots where it nests: `login.title`. A wrong key does not compile. */
export type TextKey<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? Key : `${Key}.${TextKey<Texts[Key]>}`;
}[keyof Texts & string];
