import { isWrongAnswer } from 'shared-contracts/api/api-error';

/** Which of a section's words say why a read failed: `failedText` no answer came, `wrongText` it could not be read. */
export function notLoadedWord(error: unknown): 'failedText' | 'wrongText' {
  return isWrongAnswer(error) ? 'wrongText' : 'failedText';
}
