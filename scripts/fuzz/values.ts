import fc from 'fast-check';

/** Values that exist in the shop. */
export interface Known {
  /** Numbers of orders, products, variants and addresses. */
  numbers: readonly number[];
  /** Tokens of attempts to pay. */
  tokens: readonly string[];
}

export const hostileText = fc.constantFrom(
  '',
  '\u0000',
  '\ud800',
  '\u202e',
  '%',
  '_',
  "' or 1=1 --",
  '${7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '</script>',
  '../../etc/passwd',
  '//evil.example',
  'javascript:alert(1)',
  '__proto__',
  '99999999999999999999',
  '۱۲۳',
  '09120000004',
  'ا'.repeat(5_000),
  ' '.repeat(5_000),
);
const hostileNumber = fc.constantFrom(0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 1001);

/** Of any kind. */
export const value = fc.oneof(
  hostileText,
  hostileNumber,
  fc.string({ unit: 'binary' }),
  fc.uuid({ version: 4 }),
  fc.jsonValue({ maxDepth: 3 }),
);

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_';
/** Of the form of a token of a payment. */
export const token = fc.string({
  unit: fc.constantFrom(...letters),
  minLength: 22,
  maxLength: 22,
});

/** One of the known tokens, one of their form, or anything. */
export const knownValue = (known: readonly string[]): fc.Arbitrary<unknown> =>
  fc.oneof(fc.constantFrom(...known, 'A'.repeat(22)), token, value);
