import { createHash, createHmac, randomBytes } from 'node:crypto';
import { SignJWT, errors, jwtVerify } from 'jose';
import { z } from 'zod';
import { ShopError } from '#server/errors.ts';
import { accessSeconds } from '#server/modules/member-account/lifetimes.ts';
import { memberTexts } from '#server/modules/member-account/texts.ts';

const algorithm = 'HS256';

/** What a true access token says. */
export interface Claims {
  readonly memberId: number;
  /** The family of refresh tokens it came with. */
  readonly sessionId: string;
}

const payload = z.object({ sub: z.string().regex(/^\d{1,15}$/), sid: z.uuidv4() });
const refreshForm = /^([0-9a-f-]{36})\.([\w-]{43})$/;

/** Makes and reads tokens. `secret` signs them all; `issuer` is the shop's address. */
export function createTokens({ secret, issuer }: { secret: string; issuer: string }) {
  const keyFor = (use: string) => createHmac('sha256', secret).update(use).digest();
  const accessKey = keyFor('access token');
  const refreshKey = keyFor('refresh token');

  const makeAccess = ({ memberId, sessionId }: Claims): Promise<string> =>
    new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: algorithm })
      .setSubject(String(memberId))
      .setIssuer(issuer)
      .setAudience(issuer)
      .setIssuedAt()
      .setExpirationTime(`${accessSeconds} s`)
      .sign(accessKey);

  /** @throws {ShopError} 401 for a token that is expired or false */
  async function readAccess(token: string): Promise<Claims> {
    try {
      const verified = await jwtVerify(token, accessKey, {
        algorithms: [algorithm],
        issuer,
        audience: issuer,
        requiredClaims: ['exp'],
      });
      const { sub, sid } = payload.parse(verified.payload);
      return { memberId: Number(sub), sessionId: sid };
    } catch (cause) {
      const expired = cause instanceof errors.JWTExpired;
      throw new ShopError(
        401,
        expired ? 'TOKEN_EXPIRED' : 'TOKEN_INVALID',
        memberTexts.logInFirst,
        {
          cause,
        },
      );
    }
  }

  /**
   * The refresh token after this one. It follows from it and the secret, so that two tabs that ask at
   * once get the same one although only its hash is kept.
   */
  function nextRefresh(token: string): string {
    const next = createHmac('sha256', refreshKey).update(token).digest('base64url');
    return `${sessionOf(token) ?? ''}.${next}`;
  }

  return { makeAccess, readAccess, nextRefresh };
}

/** The first refresh token of a family. It names the family, so that a late one can end it. */
export const firstRefresh = (sessionId: string): string =>
  `${sessionId}.${randomBytes(32).toString('base64url')}`;

/** The family a refresh token says it is of, or null when it is no refresh token at all. */
export function sessionOf(refreshToken: string): string | null {
  const id = z.uuidv4().safeParse(refreshForm.exec(refreshToken)?.[1]);
  return id.success ? id.data : null;
}

/** What is kept of a refresh token. It is random enough for a plain hash. */
export const hashOf = (refreshToken: string): string =>
  createHash('sha256').update(refreshToken).digest('hex');
