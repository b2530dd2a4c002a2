import { connection } from 'next/server';
import { callService } from '#lib/calls/call-service.ts';
import { config } from '#lib/config.ts';
import { indexNowKeyAnswer } from '#lib/contract/feed.ts';

interface Context {
  params: Promise<{ key: string }>;
}

/** Whether it is the key of the settings, or the one that staff have set. */
async function isOwn(key: string): Promise<boolean> {
  if (config.indexNowKey !== '') return key === config.indexNowKey;
  const answer = await callService('feeds/is-index-now-key', indexNowKeyAnswer, { key });
  return answer.found && answer.data.isKey;
}

/**
 * `/{key}.txt`: proves to search engines that a submitter who knows the key may act for the shop
 * (IndexNow).
 */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  await connection();
  const { key } = await params;
  return (await isOwn(key))
    ? new Response(key, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
    : new Response(null, { status: 404 });
}
