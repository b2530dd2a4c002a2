import { describe, expect, test } from '@jest/globals';
import { normaliseEmail } from './email.ts';

describe('an e-mail address', () => {
  test.each([
    ['sara@example.com', 'sara@example.com'],
    [' Sara.Ahmadi+shop@Mail.Example.IR ', 'Sara.Ahmadi+shop@mail.example.ir'],
    ['\u200esara@example.com\u200f', 'sara@example.com'],
    ['sara۱۲@example.com', 'sara12@example.com'],
  ])('%j is kept as %s', (written, address) => {
    expect(normaliseEmail(written)).toBe(address);
  });

  test.each([
    'sara',
    'sara@',
    '@example.com',
    'sara@example',
    'sara@example.c',
    'sara@@example.com',
    'sara@exa_mple.com',
    'sara@-example.com',
    'sara..a@example.com',
    '.sara@example.com',
    'سارا@example.com',
    '<script>@example.com',
    '"sara"@example.com',
    'sara@example.com\nBcc: all@example.com'.replace('Bcc: ', 'bcc:'),
    `${'a'.repeat(65)}@example.com`,
    `sara.ahmadi@${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.com`,
    `${'a'.repeat(100_000)}@`,
  ])('%.40j is invalid', (written) => {
    expect(normaliseEmail(written)).toBeNull();
  });
});
