import { warnings } from '#lib/contract/codes.ts';
import type { Standing } from '#server/modules/member-session/queries.ts';

/** The member a call is made for. */
export interface Member {
  readonly id: number;
  readonly sessionId: string;
  /** The configured name of the role of members, or Administrator. */
  readonly role: string;
  /** Whether they speak for the shop: active staff who may manage opinions. */
  readonly isShop: boolean;
  /** Warning banner: 1 mobile not verified, 2 national code missing where the shop wants it, 0 none (contract §2). */
  readonly warning: number;
}

/** A session in the form returned to the browser. */
export interface OpenSession {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Whether the session outlives the browser session. */
  readonly remembered: boolean;
  readonly member: Member;
}

/** @param memberRole the configured name of the role of members */
export function asMember(standing: Standing, sessionId: string, memberRole: string): Member {
  const role = standing.role === 'Member' ? memberRole : standing.role;
  const { id, isShop } = standing;
  return { id, sessionId, role, isShop, warning: warningOf(standing) };
}

function warningOf({ mobileVerified, lacksNationalCode }: Standing): number {
  if (!mobileVerified) return warnings.mobileUnverified;
  return lacksNationalCode ? warnings.nationalCodeMissing : warnings.none;
}
