import type { SendCodeAnswer } from '#lib/contract/member.ts';
import type { Db } from '#server/db/database.ts';
import { type Asked, type CodeParts, createCodes } from '#server/modules/member-code/codes.ts';
import { noteVerified, takeOwnership } from '#server/modules/member-code/ownership.ts';
import { type CodePurpose, removeOldCodes } from '#server/modules/member-code/queries.ts';
import { codeTexts } from '#server/modules/member-code/texts.ts';
import {
  type Arrival,
  blockedSentence,
  type Member,
  type OpenSession,
  type SessionService,
} from '#server/modules/member-session/service.ts';

/** For the documentation of calls that send a code. */
export const codeRules =
  'The code has six digits and is valid for two minutes, five attempts and one use. Members ' +
  'and unknown numbers get the same answer. While a code is valid, another is refused with ' +
  '429 CODE_SENT and the seconds in Retry-After; so are too many requests for one number or ' +
  'from one address.';

/** A number and a code that should prove that it belongs to the caller. */
export interface Proof extends Arrival {
  /** `09…` */
  readonly mobile: string;
  readonly code: string;
  readonly purpose: Exclude<CodePurpose, 'verify'>;
}

/** Why a code was not accepted, as a sentence for the caller. */
export interface Refused {
  readonly refused: string;
}

type Parts = CodeParts & {
  readonly sessions: Pick<
    SessionService,
    'hashOfNetwork' | 'startSession' | 'endSessions' | 'forgetNetworksOf' | 'isBlocked'
  >;
};

/** One-time codes sent to mobile numbers, and logging in and verifying numbers with them. */
export function createCodeService(parts: Parts) {
  const { database, sessions } = parts;
  const codes = createCodes(parts);

  /** @throws {ShopError} like `codes.send` */
  async function send(asked: Asked, joined?: Db): Promise<SendCodeAnswer> {
    return { success: true, message: codeTexts.sent, expiresIn: await codes.send(asked, joined) };
  }

  /**
   * Opens a session for the owner of a number. An unknown number becomes a member's: the code has proven all
   * that a registration would. No password is stored before the number is proven, so nobody can prepare a
   * password for another person's number.
   * @param hashPassword called once the code is known to be right; returns the hash of the new password, or
   * null to keep the present one
   * @throws {ShopError} 429 after too many wrong codes
   */
  async function logIn(
    proof: Proof,
    hashPassword: (() => Promise<string>) | null,
  ): Promise<OpenSession | Refused> {
    const outcome = await codes.prove(proof, proof.code);
    if (outcome !== 'right') return { refused: codeTexts[outcome] };
    const passwordHash = hashPassword && (await hashPassword());
    const memberId = await takeOwnership(parts, proof.mobile, passwordHash);
    if (memberId === null) return { refused: blockedSentence };
    const session = await sessions.startSession(memberId, proof);
    if (session !== null) return session;
    const isBlocked = await sessions.isBlocked(memberId);
    return { refused: isBlocked ? blockedSentence : codeTexts.over };
  }

  /**
   * @returns null when the number of this member is now verified
   * @throws {ShopError} 429 after too many wrong codes
   */
  async function verifyMobile(
    member: Pick<Member, 'id'> & { mobile: string; address: string },
    code: string,
  ): Promise<Refused | null> {
    const outcome = await codes.prove({ ...member, purpose: 'verify' }, code);
    if (outcome !== 'right') return { refused: codeTexts[outcome] };
    await noteVerified(database, member.id);
    return null;
  }

  /** Deletes a batch of expired codes; resolves to their number. */
  async function removeSomeOver(): Promise<number> {
    const [gone] = await database.run(removeOldCodes, []);
    return gone?.count ?? 0;
  }

  return {
    send,
    logIn,
    verifyMobile,
    removeSomeOver,
    /** For someone who has proven in another way that the number is theirs; null for a blocked member. */
    takeOwnership: (mobile: string, passwordHash: string | null, joined?: Db) =>
      takeOwnership(parts, mobile, passwordHash, joined),
  };
}
export type CodeService = ReturnType<typeof createCodeService>;
