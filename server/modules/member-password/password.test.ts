import { expect, test } from '@jest/globals';
import { hashPassword, isPassword } from './password.ts';

test('a password matches its hash, another does not', async () => {
  const hash = await hashPassword('گذرواژه ۱۲۳');
  expect(await isPassword('گذرواژه ۱۲۳', hash, 'me')).toBe(true);
  expect(await isPassword('گذرواژه 123', hash, 'me')).toBe(false);
  expect(await isPassword('', hash, 'me')).toBe(false);
});

test('hashes of one password differ, at no less than the cost recommended by OWASP', async () => {
  const [one, other] = await Promise.all([hashPassword('x'), hashPassword('x')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(one).not.toBe(other);
});

test('a hash in another format is an error, not a wrong password', async () => {
  await expect(isPassword('x', '$2b$10$abc', 'me')).rejects.toThrow('argon2id');
});

test('equals the reference implementation', async () => {
  // From its own tests: 64 MiB, two passes.
  const known =
    '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  expect(await isPassword('password', known, 'me')).toBe(true);
});

test('many concurrent hashes all complete', async () => {
  const hash = await hashPassword('x');
  const found = await Promise.all(Array.from({ length: 9 }, () => isPassword('x', hash, 'me')));
  expect(found).toEqual(Array.from({ length: 9 }, () => true));
});
