import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createHashing } from '#server/modules/member-password/hashing.ts';

/** OWASP's least for argon2id: 19 MiB, two passes, one lane. Kept in each hash, so it can grow. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const saltBytes = 16;
const hashBytes = 32;
const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

const derive = createHashing();

const base64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

/** argon2id in PHC form, `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. Never refused: who may set one has proven who he is. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(saltBytes);
  const job = { message: password, nonce, tagLength: hashBytes, ...cost };
  const hash = Buffer.from(await derive(job, null));
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(hash)}`;
}

/**
 * Whether `hash`, in PHC form, is of this password.
 * @param asker who asks: many wait side by side, but few of one
 * @throws {ShopError} 503 when too many wait to be told
 */
export async function isPassword(password: string, hash: string, asker: string): Promise<boolean> {
  const parts = form.exec(hash);
  if (parts === null) throw new Error('A stored password hash is not in the form of argon2id.');
  const [, memory, passes, parallelism, salt = '', stored = ''] = parts;
  const wanted = Buffer.from(stored, 'base64');
  const job = {
    message: password,
    nonce: Buffer.from(salt, 'base64'),
    tagLength: wanted.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  };
  const found = await derive(job, asker);
  return timingSafeEqual(found, wanted);
}

let unknown: Promise<string> | undefined;
/** A hash of nothing anybody can type: what an unknown number is checked against, so that it takes as long. */
export function hashOfNobody(): Promise<string> {
  unknown ??= hashPassword(randomBytes(32).toString('hex')).catch((error: unknown) => {
    // The next one tries anew.
    unknown = undefined;
    throw error;
  });
  return unknown;
}
