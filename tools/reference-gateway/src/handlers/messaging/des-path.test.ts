import { encryptedPath } from './des-path';

describe('encryptedPath', () => {
  it('hides an address as the documented example has it', () => {
    expect(encryptedPath('https://example.com/chat', 'abcdefgh')).toBe(
      'AMSSoqUcylz7TZV6U5AQhrKPOZUYBsVXJBvJHl5Vs9Y=abcdefgh',
    );
  });
});
