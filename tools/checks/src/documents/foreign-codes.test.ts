import { readRepository } from '../repository-files';
import { foreignCodes } from './foreign-codes';

test('no file names a code that only a document outside of the repository explains', () => {
  expect(readRepository().flatMap(({ file, text }) => foreignCodes(file, text))).toEqual([]);
});

describe('foreignCodes', () => {
  /** Apart from its number, so that these cases are no codes of this file. */
  const code = (kind: string, number: string): string => `${kind}${number}`;

  it.each([code('D-', '21'), code('SC-', '04'), code('E-', '07'), code('S1 ', '2.6'), code('decisions, part ', '3')])(
    'finds %s, with its line',
    (named) => {
      expect(foreignCodes('a.ts', `// first\n// (${named})`)).toEqual([`a.ts:2: ${named}`]);
    },
  );

  it.each(['R-37', 'e-mail', 'DE-AT', 'UID-12-34', 'E-1234', 'S3 store', 'level D-2'])('passes over %s', (words) => {
    expect(foreignCodes('a.ts', words)).toEqual([]);
  });

  it('leaves records their words', () => {
    expect(foreignCodes('docs/decisions/0011-documents.md', code('D-', '27'))).toEqual([]);
  });
});
