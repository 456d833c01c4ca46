/** Waits no longer than the limit, in milliseconds; then it rejects with the given error. */
export async function withinLimit<Value>(wanted: Promise<Value>, limit: number, late: () => Error): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(late()), limit);
  });
  try {
    return await Promise.race([wanted, over]);
  } finally {
    clearTimeout(timer);
  }
}
