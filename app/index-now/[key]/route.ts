import { connection } from 'next/server';
import { config } from '#lib/config.ts';

interface Context {
  params: Promise<{ key: string }>;
}

/** `/{key}.txt`: shows search engines that who knows the key may speak for the shop. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  await connection();
  const { key } = await params;
  return config.indexNowKey !== '' && key === config.indexNowKey
    ? new Response(key, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
    : new Response(null, { status: 404 });
}
