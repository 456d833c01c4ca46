import * as v from 'valibot';

const text = (length: number) => v.pipe(v.string(), v.maxLength(length));

/** What a host's `renderPage` answers with, from the process: nothing else is read of it. */
const pageSchema = v.object({
  html: text(1_000_000),
  title: text(300),
  styles: v.pipe(v.array(v.object({ package: text(100), version: text(100), file: text(200) })), v.maxLength(100)),
  asked: v.pipe(v.array(v.object({ path: text(2000), headers: v.record(text(100), text(500)) })), v.maxLength(40)),
  pageAnswers: text(1_000_000),
  renderedFor: text(2000),
  isComplete: v.boolean(),
});

/** A page as released code rendered it. */
export type AnsweredPage = v.InferOutput<typeof pageSchema>;

const answerSchema = v.union([
  v.object({ page: pageSchema }),
  v.object({ fault: v.object({ owner: text(200), message: v.string() }) }),
]);

/** Why a page has no rendered part, in one sentence: it begins with its skeleton. */
export class NotPrerendered extends Error {
  override readonly name = 'NotPrerendered';
  constructor(
    message: string,
    /** The package whose code it is, where that is known. */
    readonly owner: string = '',
  ) {
    super(message);
  }
}

/** A message of released code, as operators read it: one line, without what a terminal would obey. */
function shown(message: string): string {
  // oxlint-disable-next-line no-control-regex -- those are what is taken out
  return message.replace(/[\u0000-\u001F\u007F-\u009F]+/g, ' ').slice(0, 300);
}

/** Reads the process's answer; throws {@link NotPrerendered} with what the code said, or that it said nothing that counts. */
export function readAnswer(answer: string): AnsweredPage {
  let value: unknown;
  try {
    value = JSON.parse(answer);
  } catch {
    throw new NotPrerendered('it answered with something else than a page');
  }
  const read = v.safeParse(answerSchema, value);
  if (!read.success) throw new NotPrerendered('it answered with something else than a page');
  if ('page' in read.output) return read.output.page;
  const { message, owner } = read.output.fault;
  throw new NotPrerendered(shown(message), owner);
}
