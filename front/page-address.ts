import { isTermKind } from '#lib/blog/kinds.ts';
import { isPostsKey, parsePostsQuery, planPosts } from '#lib/blog/query.ts';
import { indexPath, routerKey } from '#front/next-assumptions.ts';
import {
  formatCompareQuery,
  isCanonicalCompare,
  isCompareKey,
  parseCompareQuery,
} from '#lib/compare/query.ts';
import { config } from '#lib/config.ts';
import { namedVariant, paths } from '#lib/contract/paths.ts';
import { isListKey, type ListPlan, parseListQuery, planList } from '#lib/listing/query.ts';

/** What is no page, or reads its query by itself. */
const noPage = /^\/(?:api|media|account|_next|webClientHub)(?:\/|$)/i;
const list = /^\/shop(?:\/(?:category|brand)\/[^/]+\/[^/]+)?$/;
const postList = /^\/blog(?:\/(?:category|tag|author)\/[^/]+)?$/;
const withoutSlug = /^(?:\/shop\/(?:product|category|brand|price-list)\/[^/]+|\/blog\/\d+)$/;
const withSlug = /^((?:\/shop\/(?:product|category|brand|price-list)\/[^/]+|\/blog\/\d+)\/)[^/]+$/;
const product = /^\/shop\/product\/[^/]+\/[^/]+$/;
export const isProductPath = (path: string): boolean => product.test(path);
/** Where a product's page is made that begins with the variant its query names. */
const ofVariant = /^\/shop\/product\/[^/]+\/[^/]+\/./;
const idleSlashes = /\/(?=\/)|(?<=.)\/$/g;
/** A path without the slashes that lead nowhere. */
export const tidyPath = (path: string): string => path.replace(idleSlashes, '');

/** Where the static variants of lists are made; asked for directly there is nothing. */
const listingRoot = '/listing';
const missing = '/not-found';
/** Where the key is shown that search engines look for at `/{key}.txt` (IndexNow). */
const keyRoot = '/index-now';
/** Where what answers a plain form is made (front/steps/contact-form.ts). */
const contactAnswer = '/contact-answer';

/** Where a page is made. */
export interface PageAddress {
  /** Path and query as Next gets them. */
  url: string;
  /** Whether the middleware has to decide: about a broken path. */
  isUndecided: boolean;
  /** A comparison, or a list that is narrowed or asked for in another spelling; `front/steps/lists.ts` reads it. */
  list?: ListRequest;
}

/** Outer path of a list or comparison, percent-encoded, and what its query makes of it. */
export interface ListRequest {
  path: string;
  plan: Extract<ListPlan, { query: string }>;
}

/** The key of one piece of a query, decoded. */
export const keyOf = (piece: string): string =>
  new URLSearchParams(piece).keys().next().value ?? '';

/**
 * Where the page of an address is made. Sort and page of a list, and the variant of a product, are query
 * keys outside and parts of a path inside, so that each is a static page of its own; an address without a slug has a wrong
 * one, which the page leads to the right address; keys that pages don't know are dropped (contract §1),
 * for Next writes the query of the visitor for whom a page is made into it and keeps that for everybody.
 *
 * One look at the address in place of the rules of `next.config.ts`, each of which Next tries twice on
 * every request: they cost a tenth of what a static page bears.
 */
export function pageAddress(asked: string, key = config.indexNowKey): PageAddress {
  const mark = asked.indexOf('?');
  const path = mark === -1 ? asked : asked.slice(0, mark);
  if (!isWellFormed(path)) return { url: asked, isUndecided: true };
  if (noPage.test(path)) return decided(asked);
  const query = mark === -1 ? '' : asked.slice(mark + 1);
  const tidy = tidyPath(path);
  if (tidy !== path) return untidy(asked, tidy, query);
  if (path === paths.compare) return comparison(query);
  const inside = innerPath(path, key);
  return mark === -1 ? decided(inside) : withQuery(inside, query);
}

/**
 * An address with slashes too many is led to its page in one step, for which Next takes two when its slug is wrong as
 * well: with a slug that is never right the page itself leads to the right one. A list whose query has another spelling
 * gets both mended at once; elsewhere Next's step is the only one.
 */
function untidy(asked: string, tidy: string, query: string): PageAddress {
  const inside = withoutSlug.test(tidy) ? `${tidy}/-` : tidy.replace(withSlug, '$1-');
  const address = query === '' ? decided(inside) : withQuery(inside, query);
  if (address.list?.plan.kind === 'redirect')
    return { ...address, list: { ...address.list, path: tidy } };
  return withSlug.test(inside) ? address : decided(asked);
}

const decided = (url: string): PageAddress => ({ url, isUndecided: false });

function isWellFormed(path: string): boolean {
  if (!path.includes('%')) return true;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

const isBelow = (path: string, root: string): boolean =>
  path === root || path.startsWith(`${root}/`);

function innerPath(path: string, key: string): string {
  if ([listingRoot, keyRoot, contactAnswer].some((root) => isBelow(path, root))) return missing;
  if (ofVariant.test(path) || indexPath.test(path)) return missing;
  if (key !== '' && path === `/${key}.txt`) return keyRoot;
  // No slug is a hyphen.
  return withoutSlug.test(path) ? `${path}/-` : path;
}

/** The query says which products stand side by side; the page reads it itself. */
function comparison(query: string): PageAddress {
  const pieces = query === '' ? [] : query.split('&');
  const own = pieces.filter((piece) => isCompareKey(keyOf(piece)));
  const router = pieces.filter((piece) => keyOf(piece) === routerKey);
  const params = new URLSearchParams(own.join('&'));
  const wanted = parseCompareQuery(params);
  const kind = isCanonicalCompare(params, wanted) ? 'filtered' : 'redirect';
  return {
    ...decided(join(paths.compare, [...own, ...router])),
    list: { path: paths.compare, plan: { kind, query: formatCompareQuery(wanted) } },
  };
}

function withQuery(path: string, query: string): PageAddress {
  const pieces = query.split('&').map((piece) => ({ piece, key: keyOf(piece) }));
  const router = pieces.filter(({ key }) => key === routerKey).map(({ piece }) => piece);
  if (isProductPath(path)) return decided(join(path + variantPart(query), router));
  const rules = rulesOf(path);
  const own = rules === null ? [] : pieces.filter(({ key }) => rules.isOwn(key));
  if (rules === null || own.length === 0) return decided(join(path, router));
  const params = new URLSearchParams(own.map(({ piece }) => piece).join('&'));
  const plan = rules.plan(params);
  if (plan.kind === 'missing') return decided(join(missing, router));
  if (plan.kind === 'static') return decided(join(rules.variant(path, params), router));
  return { ...decided(join(path, router)), list: { path, plan } };
}

function variantPart(query: string): string {
  const variant = namedVariant(new URLSearchParams(query));
  return variant === '' ? '' : `/${variant}`;
}

/** How the query of a kind of lists is read. */
interface ListRules {
  isOwn: (key: string) => boolean;
  plan: (params: URLSearchParams) => ListPlan;
  /** Where a variant without filters is made. */
  variant: (path: string, params: URLSearchParams) => string;
}

function rulesOf(path: string): ListRules | null {
  if (list.test(path)) return { isOwn: isListKey, plan: planList, variant: variantPath };
  if (!postList.test(path)) return null;
  const canSearch = path === paths.blog;
  return {
    isOwn: (key) => isPostsKey(key) && (canSearch || key === 'page'),
    plan: (params) => planPosts(params, canSearch),
    variant: postsVariant,
  };
}

const join = (path: string, pieces: readonly string[]): string =>
  pieces.length === 0 ? path : `${path}?${pieces.join('&')}`;

function variantPath(path: string, params: URLSearchParams): string {
  const { sort, page } = parseListQuery(params);
  const inside = path === '/shop' ? '/shop/0/shop' : path.slice('/shop'.length);
  return `${listingRoot}${inside}/${sort}/${page ?? ''}`;
}

function postsVariant(path: string, params: URLSearchParams): string {
  const { page } = parsePostsQuery(params);
  const [, , kind = '', slug = ''] = path.split('/');
  const inside = isTermKind(kind) ? `${kind}/${slug}` : 'all/-';
  return `${listingRoot}/posts/${inside}/${page ?? ''}`;
}
