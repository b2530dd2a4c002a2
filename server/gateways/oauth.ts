import { z } from 'zod';
import type { Caller, Read } from '#server/gateways/call.ts';
import type { Unknown } from '#server/gateways/gateway.ts';

/** How long before its end a token is no longer used, in ms. */
const margin = 60_000;

const answer = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().positive(),
});

export interface TokenSettings {
  clientId: string;
  clientSecret: string;
  userName: string;
  password: string;
  /** Base URL without a trailing slash. */
  url: string;
}

export interface Tokens {
  /** The current token, asked for once by calls that need it at the same time. A failure is not kept. */
  current(): Promise<string | Unknown>;
  /** Forgets a token that was refused. */
  forget(token: string): void;
}

/** Access tokens of a password grant (RFC 6749, 4.3). */
export function tokensOf(settings: TokenSettings, calls: Caller): Tokens {
  let kept: { token: string; until: number } | undefined;
  let asking: Promise<string | Unknown> | undefined;

  async function ask(): Promise<string | Unknown> {
    const { clientId, clientSecret, userName, password, url } = settings;
    const began = performance.now();
    const said: Read<z.infer<typeof answer>> | Unknown = await calls.ask({
      call: 'oauth',
      url: `${url}/api/online/v1/oauth/token`,
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        accept: 'application/json',
      },
      body: new URLSearchParams({
        grant_type: 'password',
        scope: 'online-merchant',
        username: userName,
        password,
      }),
      schema: answer,
    });
    if (said.kind === 'unknown') return said.raw.status === 400 ? { ...said, why: 'denied' } : said;
    const { access_token: token, expires_in: seconds } = said.data;
    kept = { token, until: began + seconds * 1_000 - margin };
    return token;
  }

  return {
    current: async () => {
      if (kept && performance.now() < kept.until) return kept.token;
      asking ??= ask().finally(() => {
        asking = undefined;
      });
      return asking;
    },
    forget: (token) => {
      if (kept?.token === token) kept = undefined;
    },
  };
}
