/** The user without rights that every system has. */
const NOBODY = 65_534;

/** Does something as a user whom modes bind: root is bound by none. Any other user already is one. */
export async function asOtherUser<Result>(work: () => Promise<Result>): Promise<Result> {
  if (process.getuid?.() !== 0) return work();
  process.seteuid?.(NOBODY);
  try {
    return await work();
  } finally {
    process.seteuid?.(0);
  }
}
