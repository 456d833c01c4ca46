import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { scratchFolder } from 'release-cli/test-support/scratch-folder';
import { withSecretFiles } from './secrets';

const TOKEN = 'an-operator-token-of-some-length';

let file: string;
beforeAll(async () => {
  file = path.join(await scratchFolder(), 'token');
});

describe('secrets in files', () => {
  it('are read as what the variable itself would hold, without the line end', () => {
    writeFileSync(file, `${TOKEN}\n`);
    expect(withSecretFiles({ MFE_OPERATOR_TOKEN_FILE: file, HOME: '/home/site' })).toMatchObject({
      MFE_OPERATOR_TOKEN: TOKEN,
      HOME: '/home/site',
    });
    expect(withSecretFiles({ MFE_OPERATOR_TOKEN: TOKEN, MFE_OPERATOR_TOKEN_FILE: '' })).toMatchObject({
      MFE_OPERATOR_TOKEN: TOKEN,
    });
  });

  it('are refused by the name of their variable', () => {
    writeFileSync(file, ' \n');
    expect(() => withSecretFiles({ MFE_OPERATOR_TOKEN_FILE: file })).toThrow(
      `MFE_OPERATOR_TOKEN_FILE: ${file} is empty`,
    );
    expect(() => withSecretFiles({ MFE_S3_ACCESS_KEY_ID_FILE: '/nowhere/id' })).toThrow(
      'MFE_S3_ACCESS_KEY_ID_FILE: /nowhere/id cannot be read (ENOENT)',
    );
    expect(() => withSecretFiles({ MFE_OPERATOR_TOKEN: TOKEN, MFE_OPERATOR_TOKEN_FILE: file })).toThrow(
      'MFE_OPERATOR_TOKEN and MFE_OPERATOR_TOKEN_FILE are both given: keep one',
    );
  });
});
