/** The text of an answer; null for one of more bytes than that, of which no more is read. */
export async function limitedText(answer: Response, limit: number): Promise<string | null> {
  const decoder = new TextDecoder();
  let [text, size] = ['', 0];
  for await (const part of answer.body ?? []) {
    size += (part as Uint8Array).length;
    if (size > limit) return null;
    text += decoder.decode(part as Uint8Array, { stream: true });
  }
  return text + decoder.decode();
}
