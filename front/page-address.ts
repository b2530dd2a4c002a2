import { isTermKind } from '#lib/blog/kinds.ts';
import { isPostsKey, parsePostsQuery, planPosts } from '#lib/blog/query.ts';
import { indexPath, routerKey } from '#front/next-assumptions.ts';
import {
  formatCompareQuery,
  isCanonicalCompare,
  isCompareKey,
  parseCompareQuery,
} from '#lib/compare/query.ts';
import { namedVariant, paths } from '#lib/contract/paths.ts';
import { brandKey } from '#lib/contract/price-paths.ts';
import { pageOfTwin, twinRoot } from '#lib/markdown/twin.ts';
import { noSlug } from '#lib/listing/address.ts';
import { choiceSegment, parseReviewQuery } from '#lib/opinion/review-query.ts';
import { isOfService, landingPattern, offersPattern, type Route, routeOf } from '#lib/routes.ts';
import { parseId } from '#lib/text/path-part.ts';
import { isListKey, type ListPlan, parseListQuery, planList } from '#lib/rules/read-list-query.ts';

/** Whether a path is left untouched: not a page, or a page that parses its own query. */
const isLeftAlone = (route: Route): boolean => route.query === 'any' || isOfService(route);

/** Whether a path lacks nothing but its slug. */
const lacksSlug = (path: string): boolean => routeOf(`${path}/${noSlug}`).hasSlug === true;

const idleSlashes = /\/(?=\/)|(?<=.)\/$/g;
/** Removes repeated and trailing slashes from a path. */
export const tidyPath = (path: string): string => path.replace(idleSlashes, '');

/** Internal route of the static variants of lists. */
const listingRoot = '/listing';
const missing = '/not-found';
/** Control characters, which no address of a page has. */
const controls = /%(?:[01][0-9a-f]|7f|c2%[89][0-9a-f])/i;
/** Internal route of the keys that search engines request at `/{key}.txt` (IndexNow). */
const keyRoot = '/index-now';
/** What may be such a key; whether it is the shop's is for the route to say. */
const keyFile = /^\/([A-Za-z0-9-]{8,128})\.txt$/;

/** Internal address of a page. */
export interface PageAddress {
  /** Path and query as Next gets them. */
  url: string;
  /** Whether the middleware has to decide, because the path is broken. */
  isUndecided: boolean;
  /** A comparison, a filtered list, or a list in a non-canonical spelling; `front/steps/lists.ts` reads it. */
  list?: ListRequest;
}

/** Public path of a list or comparison, percent-encoded, and the plan derived from its query. */
export interface ListRequest {
  path: string;
  plan: Extract<ListPlan, { query: string }>;
}

/** The key of one query parameter, decoded. */
export const keyOf = (piece: string): string =>
  new URLSearchParams(piece).keys().next().value ?? '';

/**
 * Maps a requested address to the internal address of its page. Sort and page of a list, the variant of a product, and
 * which of its reviews are chosen, are query keys in public and path segments internally, so that each is a static page; an address without a slug gets
 * a wrong one, which the page redirects to the right address; unknown keys are dropped (contract §1), because Next
 * writes the query of the first visitor into a page and caches that for everyone.
 *
 * Replaces rules of `next.config.ts`, each of which Next tries twice on every request: they cost a tenth of the
 * throughput of static pages.
 */
export function pageAddress(requestedUrl: string): PageAddress {
  const mark = requestedUrl.indexOf('?');
  const path = mark === -1 ? requestedUrl : requestedUrl.slice(0, mark);
  if (!isWellFormed(path)) return { url: requestedUrl, isUndecided: true };
  if (controls.test(path) && !isOfService(routeOf(path))) return decided(missing);
  if (isLeftAlone(routeOf(path))) return decided(requestedUrl);
  const query = mark === -1 ? '' : requestedUrl.slice(mark + 1);
  const tidy = tidyPath(path);
  const twin = pageOfTwin(path);
  if (twin !== null) return decided(twinRoot + twin + requestedUrl.slice(path.length));
  if (tidy !== path) return untidy({ requestedUrl, path, query }, tidy);
  if (routeOf(path).query === 'comparison') return comparison(query);
  const inside = innerPath(path);
  return mark === -1 ? decided(inside) : withQuery(inside, query);
}

interface Asked {
  requestedUrl: string;
  path: string;
  query: string;
}

/**
 * Redirects an address with extra slashes in one step; Next would take two if its slug is wrong as well. The page is
 * requested with a slug that is never right, so it redirects to the right one. A list with a non-canonical query gets
 * both corrected at once; all other addresses are left to Next's redirect.
 */
function untidy({ requestedUrl, path, query }: Asked, tidy: string): PageAddress {
  const inside = lacksSlug(tidy) ? `${tidy}/${noSlug}` : withNoSlug(tidy);
  const address = query === '' ? decided(inside) : withQuery(inside, query);
  if (address.list?.plan.kind === 'redirect')
    return { ...address, list: { ...address.list, path: tidy } };
  return routeOf(inside).hasSlug ? address : decided(withOneSlash(requestedUrl, path, tidy));
}

/** Next redirects from repeated slashes and from a trailing one in two steps: it gets the trailing one alone. */
function withOneSlash(requestedUrl: string, path: string, tidy: string): string {
  return tidy === '' ? requestedUrl : `${tidy}/${requestedUrl.slice(path.length)}`;
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

function withNoSlug(path: string): string {
  return routeOf(path).hasSlug ? path.slice(0, path.lastIndexOf('/') + 1) + noSlug : path;
}

function innerPath(path: string): string {
  if (routeOf(path).isInside || indexPath.test(path)) return missing;
  const [, key] = keyFile.exec(path) ?? [];
  if (key !== undefined) return `${keyRoot}/${key}`;
  return lacksSlug(path) ? `${path}/${noSlug}` : path;
}

/** The page itself reads the compared products from the query. */
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
  const part = partOf.get(routeOf(path).query);
  if (part !== undefined) return decided(join(path + part(new URLSearchParams(query)), router));
  const rules = rulesOf(path);
  const own = rules === null ? [] : pieces.filter(({ key }) => rules.isOwn(key));
  if (rules === null || own.length === 0) return decided(join(path, router));
  const params = new URLSearchParams(own.map(({ piece }) => piece).join('&'));
  const plan = rules.plan(params);
  if (plan.kind === 'missing') return decided(join(missing, router));
  if (plan.kind === 'static') return decided(join(rules.variant(path, params), router));
  return { ...decided(join(path, router)), list: { path, plan } };
}

/** What the query adds to the internal address of pages that are static for each of its values. */
const partOf = new Map<Route['query'], (params: URLSearchParams) => string>([
  ['variant', (params) => segment(namedVariant(params))],
  // The price list of the brand chosen in the form, whose page redirects to the right slug.
  ['brand', (params) => brandSegment(parseId(params.get(brandKey) ?? ''))],
  ['reviews', (params) => segment(choiceSegment(parseReviewQuery(params)))],
]);

const segment = (part: string): string => (part === '' ? '' : `/${part}`);
const brandSegment = (id: number | null): string => (id === null ? '' : `/brand/${id}/${noSlug}`);

/** How the query of a kind of list is read. */
interface ListRules {
  isOwn: (key: string) => boolean;
  plan: (params: URLSearchParams) => ListPlan;
  /** Internal address of a variant without filters. */
  variant: (path: string, params: URLSearchParams) => string;
}

function rulesOf(path: string): ListRules | null {
  const { query } = routeOf(path);
  if (query === 'list') return { isOwn: isListKey, plan: planList, variant: variantPath };
  if (query !== 'posts' && query !== 'posts and search') return null;
  const canSearch = query === 'posts and search';
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
  return `${listingRoot}${insideList(path)}/${sort}/${page ?? ''}`;
}

function insideList(path: string): string {
  if (path === paths.shop) return '/shop/0/shop';
  if (path === paths.offers('')) return `/offers/0/${noSlug}`;
  const own = path.slice(paths.shop.length);
  const { pattern } = routeOf(path);
  if (pattern === offersPattern) return own.replace('/offers/', '/offers/0/');
  return pattern === landingPattern ? own.replace('/category/', '/landing/') : own;
}

function postsVariant(path: string, params: URLSearchParams): string {
  const { page } = parsePostsQuery(params);
  const [, , kind = '', slug = ''] = path.split('/');
  const inside = isTermKind(kind) ? `${kind}/${slug}` : 'all/-';
  return `${listingRoot}/posts/${inside}/${page ?? ''}`;
}
