import type { Database } from '#server/db/database.ts';
import type { CodePurpose } from '#server/modules/member-code/queries.ts';
import type { CodeOutcome, Codes } from '#server/modules/member-code/codes.ts';
import type { Arrival, LetIn } from '#server/modules/member-session/entrance.ts';
import { noteVerified, takeOwnership } from '#server/modules/member-code/ownership.ts';
import { hashPassword } from '#server/modules/member-password/password.ts';
import type { OpenSession } from '#server/modules/member-session/standing.ts';

/** Somebody who shows by a code that a number is his. */
export interface Proof extends Arrival {
  /** `09…` */
  readonly mobile: string;
  readonly code: string;
  readonly purpose: Exclude<CodePurpose, 'verify'>;
  /** What is to be the password from now on; null to leave it as it is. */
  readonly password: string | null;
}

/** Why a code opened nothing. */
export type Refusal = Exclude<CodeOutcome, 'right'>;

/** What a code does for its number, whoever's it is. */
export function createCodeWays(database: Database, codes: Codes, letIn: LetIn) {
  /**
   * Opens a session for the owner of a number; one the shop did not know becomes a member's (what large shops do:
   * the code has shown all that a registration would). No password is kept before its number is proven, so
   * nobody has one waiting for an account of another's number.
   * @throws {ShopError} 429 after too many wrong codes
   */
  async function logInByCode(proof: Proof): Promise<OpenSession | Refusal> {
    const { mobile, code, password } = proof;
    const outcome = await codes.prove(proof, code);
    if (outcome !== 'right') return outcome;
    const passwordHash = password === null ? null : await hashPassword(password);
    const owned = await takeOwnership(database, mobile, passwordHash);
    return (await letIn(owned, proof)) ?? 'over';
  }

  /**
   * @returns whether the number of this member is verified now
   * @throws {ShopError} 429 after too many wrong codes
   */
  async function verifyMobile(
    member: { id: number; mobile: string; address: string },
    code: string,
  ): Promise<CodeOutcome> {
    const outcome = await codes.prove({ ...member, purpose: 'verify' }, code);
    if (outcome === 'right') await noteVerified(database, member.id);
    return outcome;
  }

  return { sendCode: codes.send, logInByCode, verifyMobile };
}
