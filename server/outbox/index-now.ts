import type { Db } from '#server/db/database.ts';
import { outbox } from '#server/db/schema/outbox.ts';

/** The kind of row that tells search engines which pages changed. */
export const indexNowKind = 'indexnow';
/** How long they may take for one post, in ms. */
const patience = 10_000;
/** Pages one post may name. */
export const mostTold = 10_000;
/** Pages of one row: as few as one change has, so that rows can be put together. */
export const mostQueued = 50;

export interface IndexNow {
  /** Where they are told, and the key by which they know the shop. */
  url: string;
  key: string;
  /** The shop's address, without a slash at the end. */
  siteUrl: string;
}

/** Notes pages, as raw paths, that search engines are to look at again. */
export async function queueIndexNow(tx: Db, paths: readonly string[]): Promise<void> {
  const each = [...new Set(paths)];
  if (each.length === 0) return;
  const parts = Array.from({ length: Math.ceil(each.length / mostQueued) }, (_, n) =>
    each.slice(n * mostQueued, (n + 1) * mostQueued),
  );
  await tx
    .insert(outbox)
    .values(parts.map((part) => ({ kind: indexNowKind, payload: { paths: part } })));
}

/** What has become of a post: taken, refused for good, or worth another try. */
export type IndexNowOutcome = { kind: 'taken' } | { kind: 'refused' | 'later'; reason: string };

const worthAnotherTry = (status: number): boolean => status === 429 || status >= 500;

/** Tells search engines that pages changed (indexnow.org). At most `mostTold` of them. */
export async function postIndexNow(
  { url, key, siteUrl }: IndexNow,
  paths: readonly string[],
): Promise<IndexNowOutcome> {
  const body = {
    host: new URL(siteUrl).host,
    key,
    keyLocation: `${siteUrl}/${key}.txt`,
    urlList: paths.map((path) => siteUrl + encodeURI(path)),
  };
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    await response.body?.cancel();
    if (response.ok) return { kind: 'taken' };
    const kind = worthAnotherTry(response.status) ? 'later' : 'refused';
    return { kind, reason: `answered ${response.status}` };
  } catch (error) {
    return { kind: 'later', reason: error instanceof Error ? error.message : String(error) };
  }
}
