import { getBlogPost } from '#lib/blog/server.ts';
import type { Read } from '#lib/calls/call-service.ts';
import type { Refusal } from '#lib/calls/plain-call.ts';
import type { BlogDetailAnswer } from '#lib/contract/blog.ts';
import { paths } from '#lib/contract/paths.ts';
import type { GetDetailAnswer } from '#lib/contract/product.ts';
import { isListKind, type ListAddress, wholeShop } from '#lib/listing/address.ts';
import type { LoadedList } from '#lib/listing/found-list.ts';
import { readNarrowedList } from '#lib/listing/narrowed-list.ts';
import { parseListQuery } from '#lib/rules/read-list-query.ts';
import { productPath } from '#lib/product/path.ts';
import { getProduct } from '#lib/product/server.ts';
import { parseId, samePart } from '#lib/text/path-part.ts';

/** What stands at the address of a page. */
export type Loaded =
  | { kind: 'product'; product: GetDetailAnswer }
  | { kind: 'post'; post: BlogDetailAnswer }
  | { kind: 'list'; list: LoadedList }
  /** At another path, percent-encoded. */
  | { kind: 'moved'; path: string }
  | { kind: 'missing' };

interface Asked {
  /** Path of the page, percent-encoded. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** The request's `X-Forwarded-For`, and its user agent. */
  readonly visitor: string;
  readonly agent: string;
}

const missing = { kind: 'missing' } as const;

/**
 * Reads what a page shows, for its twin. Lists are read for the visitor, because the service limits filtered ones. Ids are
 * validated before any look-up.
 */
export async function loadForTwin(asked: Asked): Promise<Loaded | Refusal> {
  const [, area, second = '', third = '', last = ''] = asked.path.split('/');
  if (area === 'blog') {
    const post = await read(second, third, getBlogPost, ({ id, slug }) => paths.post(id, slug));
    return post.kind === 'found' ? { kind: 'post', post: post.data } : post;
  }
  if (second === 'product') {
    const product = await read(third, last, getProduct, productPath);
    return product.kind === 'found' ? { kind: 'product', product: product.data } : product;
  }
  return loadList(asked, isListKind(second) ? { kind: second, id: third, slug: last } : wholeShop);
}

async function loadList({ query, visitor, agent }: Asked, address: ListAddress) {
  const found = await readNarrowedList(address, parseListQuery(query), visitor, agent);
  if ('refused' in found || found.kind !== 'list') return found;
  return { kind: 'list', list: found.loaded } as const;
}

async function read<T>(
  id: string,
  slug: string,
  get: (id: number) => Promise<Read<T>>,
  pathOf: (data: T) => string,
) {
  const known = parseId(id);
  if (known === null) return missing;
  const answer = await get(known);
  if (!answer.found) {
    const { movedTo } = answer;
    return movedTo === null ? missing : ({ kind: 'moved', path: encodeURI(movedTo) } as const);
  }
  const path = pathOf(answer.data);
  if (!samePart(slug, path)) return { kind: 'moved', path: encodeURI(path) } as const;
  return { kind: 'found', data: answer.data } as const;
}
