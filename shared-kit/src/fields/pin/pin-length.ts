/** A payment password: six digits. */
export const PIN_LENGTH = 6;
