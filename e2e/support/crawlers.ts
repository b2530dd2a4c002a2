import { get as ask, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

/** User agents that read pages without running scripts, and a browser, because all must get the same. */
export const agents: Record<string, string | null> = {
  'a browser': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  Googlebot: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  Bingbot: 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  TelegramBot: 'TelegramBot (like TwitterBot)',
  WhatsApp: 'WhatsApp/2.24.6.77 A',
  facebookexternalhit: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  Twitterbot: 'Twitterbot/1.0',
  Torob: 'TorobBot/1.0 (+https://torob.com)',
  curl: 'curl/8.11.0',
  nobody: null,
};

interface Crawled {
  status: number;
  location: string | undefined;
  html: string;
}

/** Sends a request, also without any user agent, which `fetch` cannot do. */
export async function crawl(
  base: string | undefined,
  path: string,
  agent: string | null,
): Promise<Crawled> {
  const headers = { accept: '*/*', ...(agent === null ? {} : { 'user-agent': agent }) };
  const answer = await new Promise<IncomingMessage>((done, fail) => {
    ask(new URL(encodeURI(path), base), { headers }, done).once('error', fail);
  });
  const html = await text(answer);
  return { status: answer.statusCode ?? 0, location: answer.headers.location, html };
}
