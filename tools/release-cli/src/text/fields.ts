/** An object of JSON, read field by field. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value of JSON is an object, and no list. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The fields of a value; none where it is no object. */
export function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {};
}
