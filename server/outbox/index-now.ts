import type { Db } from '#server/db/database.ts';
import { outbox } from '#server/db/schema/outbox.ts';

/** The kind of rows that notify search engines. */
export const indexNowKind = 'indexnow';
/** Timeout of a request, in ms. */
const patience = 10_000;
/** Maximum pages of a request. */
export const mostPosted = 10_000;
/** Maximum pages of a row; small, so that rows can be merged. */
export const mostQueued = 50;

export interface IndexNow {
  /** The IndexNow endpoint, and the key that identifies the shop. */
  url: string;
  key: string;
  /** The shop's URL, without a trailing slash. */
  siteUrl: string;
}

/** Queues raw paths of pages that search engines should crawl again. */
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

/** Result of a request: accepted, refused for good, or to be retried. */
export type IndexNowOutcome = { kind: 'taken' } | { kind: 'refused' | 'later'; reason: string };

const worthAnotherTry = (status: number): boolean => status === 429 || status >= 500;

/** Notifies search engines of changed pages (indexnow.org), at most `mostPosted`. */
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
