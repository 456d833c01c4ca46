import { encryptedPath } from './des-path';

describe('encryptedPath', () => {
  it('gives the test vector of D-16', () => {
    expect(encryptedPath('https://example.com/chat', 'abcdefgh')).toBe(
      'AMSSoqUcylz7TZV6U5AQhrKPOZUYBsVXJBvJHl5Vs9Y=abcdefgh',
    );
  });
});
