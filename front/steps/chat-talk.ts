import type { Exchange, InstantStep, Step } from '#front/exchange.ts';
import { isRouterRequest } from '#front/next-assumptions.ts';
import { askForPage } from '#front/steps/plain-form.ts';
import { plainTalk } from '#lib/chat/plain-talk.ts';
import { hasChatCookie, readPlainTalk } from '#lib/chat/server.ts';
import { chatPath } from '#lib/contract/chat-names.ts';

/**
 * The page of the chat shows a guest who has a talk that talk, so that an answer arrives without scripts, too. It is made
 * for that request alone; all others get the static page.
 */
export const readChatTalk: Step = (exchange) => {
  const { path, request } = exchange;
  const { cookie } = request.headers;
  if (path !== chatPath || request.method !== 'GET') return undefined;
  if (!hasChatCookie(cookie) || isRouterRequest(request)) return undefined;
  return read(exchange, cookie ?? '');
};

async function read(exchange: Exchange, cookie: string): Promise<void> {
  const { request, response } = exchange;
  const talk = await readPlainTalk(cookie, String(request.headers['x-forwarded-for']));
  if (talk === null) return;
  response.setHeader('cache-control', 'private, no-store');
  exchange.show = (handle) => plainTalk.run(talk, handle);
  askForPage(request, '/chat-answer');
}

/** A cache in front must not answer who has a talk with the page of those who have none. */
export const varyByCookie: InstantStep = ({ path, response }) => {
  if (path === chatPath) response.appendHeader('Vary', 'Cookie');
};
