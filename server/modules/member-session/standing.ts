import { warnings } from '#lib/contract/codes.ts';
import type { Standing } from '#server/modules/member-session/queries.ts';

/** Who a call is made for. */
export interface Member {
  readonly id: number;
  readonly sessionId: string;
  /** The settings' name for members, or Administrator. */
  readonly role: string;
  /** 1 mobile not verified, 2 national code missing, 0 nothing (specification §2). */
  readonly warning: number;
}

/** A session as its browser gets it. */
export interface OpenSession {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Whether it outlives the browser. */
  readonly remembered: boolean;
  readonly member: Member;
}

/** @param memberRole what the role of members is called */
export function asMember(standing: Standing, sessionId: string, memberRole: string): Member {
  const role = standing.role === 'Member' ? memberRole : standing.role;
  return { id: standing.id, sessionId, role, warning: warningOf(standing) };
}

function warningOf({ mobileVerified, hasNationalCode }: Standing): number {
  if (!mobileVerified) return warnings.mobileUnverified;
  return hasNationalCode ? warnings.none : warnings.nationalCodeMissing;
}
