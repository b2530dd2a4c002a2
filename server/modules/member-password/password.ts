import { randomBytes } from 'node:crypto';
import { isSame } from '#lib/rules/signature.ts';
import { createHashing } from '#server/modules/member-password/hashing.ts';

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. Stored in each hash, so it can be increased. */
export const usualCost = { memory: 19_456, passes: 2, parallelism: 1 };
const saltBytes = 16;
const hashBytes = 32;
const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

const derive = createHashing();

const base64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

/**
 * argon2id in PHC form, `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. Never refused: the caller has proven their
 * identity.
 */
export async function hashPassword(password: string, cost = usualCost): Promise<string> {
  const nonce = randomBytes(saltBytes);
  const job = { message: password, nonce, tagLength: hashBytes, ...cost };
  const hash = Buffer.from(await derive(job, null));
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(hash)}`;
}

/**
 * Whether `hash`, in PHC form, matches the password.
 * @param asker key for the limit per asker
 * @throws {ShopError} 503 when the queue is full
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
  return isSame(found, wanted);
}

let unknown: Promise<string> | undefined;
/** A hash no password matches. Unknown numbers are checked against it, so that they take equally long. */
export function hashOfNobody(): Promise<string> {
  unknown ??= hashPassword(randomBytes(32).toString('hex')).catch((error: unknown) => {
    // Retry on the next call.
    unknown = undefined;
    throw error;
  });
  return unknown;
}
