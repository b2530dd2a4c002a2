import { createHash, randomBytes } from 'node:crypto';
import { SignJWT, errors, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { isSame, mac } from '#lib/rules/signature.ts';
import { ShopError } from '#server/errors.ts';
import { accessSeconds } from '#server/modules/member-session/lifetimes.ts';
import { sessionTexts } from '#server/modules/member-session/texts.ts';

const algorithm = 'HS256';

/** The claims of a valid access token. */
export interface Claims {
  readonly memberId: number;
  /** The session, a family of refresh tokens. */
  readonly sessionId: string;
}

const payload = z.object({
  sub: z.string().regex(/^\d{1,15}$/),
  sid: z.uuidv4(),
  /** In seconds. */
  exp: z.number(),
});
/** Maximum tokens whose signature is remembered as valid, about 5 MB. */
const mostRead = 10_000;
const refreshForm = /^([0-9a-f-]{36})\.([\w-]{43})$/;
/** Random bytes of a refresh token, and bytes of the MAC after them. */
const half = 16;

/** Creates and reads tokens. `secret` signs all of them; `issuer` is the shop's URL. */
export function createTokens({ secret, issuer }: { secret: string; issuer: string }) {
  const keyFor = (use: string) => mac(secret, use);
  const accessKey = keyFor('access token');
  const refreshKey = keyFor('refresh token');
  const networkKey = keyFor('network');
  const xsrfKey = keyFor('XSRF value');
  const logKey = keyFor('name in logs');
  const sealKey = keyFor('seal of a refresh token');

  const makeAccess = ({ memberId, sessionId }: Claims): Promise<string> =>
    new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: algorithm })
      .setSubject(String(memberId))
      .setIssuer(issuer)
      .setAudience(issuer)
      .setIssuedAt()
      .setExpirationTime(`${accessSeconds} s`)
      .sign(accessKey);

  const read = new LRUCache<string, Claims & { readonly until: number }>({ max: mostRead });

  /**
   * Verifies the signature of a token once, as long as it is remembered; its end always.
   * @throws {ShopError} 401 for an expired or invalid token
   */
  async function readAccess(token: string): Promise<Claims> {
    const known = read.get(token);
    if (known !== undefined && Date.now() < known.until) return known;
    const claims = await verifyAccess(token);
    read.set(token, claims);
    return claims;
  }

  async function verifyAccess(token: string) {
    try {
      const verified = await jwtVerify(token, accessKey, {
        algorithms: [algorithm],
        issuer,
        audience: issuer,
        requiredClaims: ['exp'],
      });
      const { sub, sid, exp } = payload.parse(verified.payload);
      return { memberId: Number(sub), sessionId: sid, until: exp * 1_000 };
    } catch (cause) {
      const expired = cause instanceof errors.JWTExpired;
      throw new ShopError(
        401,
        expired ? 'TOKEN_EXPIRED' : 'TOKEN_INVALID',
        sessionTexts.logInFirst,
        {
          cause,
        },
      );
    }
  }

  const seal = (sessionId: string, core: Buffer): Buffer =>
    mac(sealKey, sessionId, core).subarray(0, half);

  function refreshOf(sessionId: string, core: Buffer): string {
    return `${sessionId}.${Buffer.concat([core, seal(sessionId, core)]).toString('base64url')}`;
  }

  /** The first refresh token of a family. It contains the family's id, so that a reused one can end it. */
  const firstRefresh = (sessionId: string): string => refreshOf(sessionId, randomBytes(half));

  /**
   * The refresh token after this one, derived from it and the secret: two concurrent tabs get the same one
   * although only hashes are stored.
   */
  function nextRefresh(sessionId: string, token: string): string {
    const core = mac(refreshKey, token).subarray(0, half);
    return refreshOf(sessionId, core);
  }

  /**
   * The family of a refresh token, however old; null for one that was never issued, so that nobody can end a
   * session by its id.
   */
  function familyOf(refreshToken: string): string | null {
    const [, sessionId = '', rest = ''] = refreshForm.exec(refreshToken) ?? [];
    if (!z.uuidv4().safeParse(sessionId).success) return null;
    const bytes = Buffer.from(rest, 'base64url');
    const sealed = isSame(bytes.subarray(half), seal(sessionId, bytes.subarray(0, half)));
    return sealed ? sessionId : null;
  }

  /** The XSRF value of a refresh token's session; null for a token that was never issued. */
  function xsrfOf(refreshToken: string): string | null {
    const family = familyOf(refreshToken);
    return family === null ? null : mac(xsrfKey, family).toString('base64url');
  }

  /** The stored hash of a network; keyed, so that the database reveals no addresses. */
  const hashOfNetwork = (network: string): string => mac(networkKey, network).toString('base64url');

  /** How logs name a member or a mobile number: keyed, so that logs alone reveal neither. */
  const nameInLogs = (named: string): string =>
    mac(logKey, named).toString('base64url').slice(0, 16);

  return {
    makeAccess,
    readAccess,
    firstRefresh,
    nextRefresh,
    familyOf,
    xsrfOf,
    hashOfNetwork,
    nameInLogs,
  };
}

export type Tokens = ReturnType<typeof createTokens>;

/** The stored hash of a refresh token, which is random enough for an unkeyed hash. */
export const hashOf = (refreshToken: string): string =>
  createHash('sha256').update(refreshToken).digest('hex');
