import type { Redis } from 'ioredis';
import { createLimit } from '#server/limits/limit.ts';

/** Counts a test of one of the staff. @throws {ShopError} 429 after too many */
export type CountTest = (memberId: number) => Promise<unknown>;

interface Wanted {
  readonly redis: Redis | null;
  /** What is tested. */
  readonly kind: string;
  readonly windowMs: number;
  readonly most: number;
  readonly sentence: string;
}

/** Limits tests of settings, each of which makes a request to somebody else. */
export function createTestLimit({ kind, ...limit }: Wanted): CountTest {
  const count = createLimit({ ...limit, kind: `test-${kind}` });
  return (memberId) => count(String(memberId));
}
