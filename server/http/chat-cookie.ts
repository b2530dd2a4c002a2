import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { mac } from '#lib/rules/signature.ts';
import type { Config } from '#server/config.ts';
import { cookieOf, type WithHeaders } from '#server/http/session-cookies.ts';

/** 32 bytes, as `set` writes them. */
const secretForm = /^[\w-]{43}$/;
/** Seconds a chat stays with its browser: a year. */
const keptSeconds = 31_536_000;

/**
 * The cookie by which a guest's chats are known: a secret that no script reads and no address carries, unlike the guid.
 * The hub reads it when it connects.
 */
export function createChatCookie({
  siteUrl,
  tokenSecret,
}: Pick<Config, 'siteUrl' | 'tokenSecret'>) {
  const [start, tail] = siteUrl.startsWith('https:') ? ['__Host-', '; Secure'] : ['', ''];
  const name = `${start}chat`;
  const attributes = `Path=/; HttpOnly; SameSite=Strict${tail}`;
  const key = mac(tokenSecret, 'cookie of a chat');
  const hashOf = (secret: string): string => mac(key, secret).toString('base64url');

  return {
    /** The stored hash of the request's secret; null without one that the shop may have given. */
    read(request: WithHeaders): string | null {
      const secret = cookieOf(request, name);
      return secret !== null && secretForm.test(secret) ? hashOf(secret) : null;
    },
    /** Gives the browser a new secret; resolves to its hash. */
    set(reply: FastifyReply): string {
      const secret = randomBytes(32).toString('base64url');
      reply.header('set-cookie', `${name}=${secret}; Max-Age=${keptSeconds}; ${attributes}`);
      return hashOf(secret);
    },
    clear(reply: FastifyReply): void {
      reply.header('set-cookie', `${name}=; Max-Age=0; ${attributes}`);
    },
  };
}
export type ChatCookie = ReturnType<typeof createChatCookie>;
