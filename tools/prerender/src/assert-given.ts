import { NotPrerendered } from './rendered-page';

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) yield* textsIn(each);
}

/** Refuses answers for a page that are not JSON, or have a text which no answer of the gateway has. */
export function assertGiven(pageAnswers: string, given: unknown): void {
  const known = new Set(textsIn(given));
  let answers: unknown;
  try {
    ({ answers } = JSON.parse(pageAnswers) as { readonly answers?: unknown });
  } catch {
    throw new NotPrerendered('its answers are not JSON');
  }
  for (const text of textsIn(answers))
    if (!known.has(text)) throw new NotPrerendered('its answers have a text that the gateway did not send');
}
