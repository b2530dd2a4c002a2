import { connection } from 'next/server';
import { config } from '#lib/config.ts';

/**
 * `/{key}.txt`: proves to search engines that a submitter who knows the key may act for the shop
 * (IndexNow).
 */
export async function GET(): Promise<Response> {
  await connection();
  const { indexNowKey: key } = config;
  return key === ''
    ? new Response(null, { status: 404 })
    : new Response(key, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
