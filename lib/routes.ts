import { chatPath, mostChatFileBytes } from '#lib/contract/chat-names.ts';
import { agentPath } from '#lib/contract/agent-links.ts';
import { contactPageName } from '#lib/contract/forms.ts';
import { mostReviewPictureBytes, mostSheetBytes } from '#lib/contract/limits.ts';
import { hubPath } from '#lib/contract/hub.ts';
import { paths } from '#lib/contract/paths.ts';
import { panelHubPath } from '#lib/contract/panel-hub.ts';
import { tags } from '#lib/contract/tags.ts';

/**
 * The one table of the storefront's routes: what stands at a path, and how it is treated. `lib/contract/paths.ts` builds
 * paths; nothing else spells one as a pattern, or a check fails. The table is in `lib` because pages, components, the
 * middleware and `front` all read it.
 */

export interface Route {
  /** Segments as Next writes them: `:name` is any one, `:number` one of digits, a final `:path*` all that follow. */
  pattern: string;
  madeBy:
    | 'static page'
    | 'page per request'
    | 'route handler'
    | 'service call'
    | 'service file'
    | 'service hub'
    | 'build';
  /**
   * Public when absent. Pages of one person are kept by nobody; those of a member wait behind the gate of the
   * middleware, those of an owner of a link need no session.
   */
  audience?: 'member' | 'owner of a link';
  /** Internal: requested from outside, it is 404. */
  isInside?: true;
  /** Which keys of the query the page knows; the others are dropped. `any`: it reads its query by itself. */
  query?:
    | 'list'
    | 'posts'
    | 'posts and search'
    | 'comparison'
    | 'variant'
    | 'brand'
    | 'reviews'
    | 'any';
  /** Seconds for which caches may keep a text. Pages are kept as long as Next says. */
  seconds?: number;
  /** With `.md` behind its path it is also there as Markdown. */
  hasTwin?: true;
  /** The last segment is a slug. A path without it is led to the right one. */
  hasSlug?: true;
  /** The page names the basket itself: the visitor's cookie does not do (contract §7). */
  isBasketByPage?: true;
  /** Longest body in bytes, where it is not that of all requests. */
  mostBytes?: number;
  /** Which plain form is sent here by browsers without scripts. */
  form?: 'contact page' | 'contact' | 'chat page' | 'chat' | 'newsletter' | 'stock alert';
  /** The line about it in robots.txt. Nothing that carries a noindex is disallowed, or crawlers would never read it. */
  robots?: `${'Allow' | 'Disallow'}: ${string}`;
  /** Tags with which a text is made anew. */
  follows?: readonly string[];
  /** A navigation within one of these keeps the scroll position (docs/adr/0011). */
  keepsScroll?: true;
}

/** Seconds for which caches may keep what is said of pages, which may be gone in a minute. */
const pagesLife = 30;
/** Posts, which may be withdrawn. */
const feedLife = 60;
/** The shop's name and what may be read of it. */
const shopLife = 300;

/** What the front server passes on to the service. */
export const callsPattern = '/api/:path*';
export const mediaPattern = '/media/:path*';
export const hubPattern = `${hubPath}/:path*`;
const panelHubPattern = `${panelHubPath}/:path*`;

/** What people ask of a category, as a page. */
export const landingPattern = '/shop/category/:id/:slug/:landing';

/** Offers of a category, or of an event. */
export const offersPattern = '/shop/offers/:slug';

/** What staff are writing, as a page. */
export const previewPattern = '/preview/:token/:kind';

/** A list of favourites that a member shares. */
export const sharedListPattern = '/wishlist/:token';

/** Pages an administrator writes, under names of their own. */
const contentPage: Route = { pattern: '/:path*', madeBy: 'static page' };

/** The first that matches a path is its route. */
export const routes: readonly Route[] = [
  { pattern: '/_next/:path*', madeBy: 'build', query: 'any' },
  { pattern: '/api/feeds/:path*', madeBy: 'service call', robots: 'Allow: /api/feeds/' },
  { pattern: '/api/home/news-letter', madeBy: 'service call', form: 'newsletter' },
  { pattern: '/api/home/contact', madeBy: 'service call', form: 'contact' },
  { pattern: '/api/chat/leave-message', madeBy: 'service call', form: 'chat' },
  { pattern: '/api/product/tell-when-back', madeBy: 'service call', form: 'stock alert' },
  { pattern: '/api/basket/exit-freeze', madeBy: 'service call', isBasketByPage: true },
  // Pictures in base64.
  { pattern: '/api/order/upload-receipt', madeBy: 'service call', mostBytes: 1_048_576 },
  { pattern: '/api/order/upload-picture', madeBy: 'service call', mostBytes: 1_048_576 },
  // Pictures and PDF as they are.
  {
    pattern: '/api/product/upload-review-picture',
    madeBy: 'service call',
    mostBytes: mostReviewPictureBytes + 32_768,
  },
  { pattern: '/api/chat/upload', madeBy: 'service call', mostBytes: mostChatFileBytes + 32_768 },
  {
    pattern: '/api/admin/upload-chat-file',
    madeBy: 'service call',
    mostBytes: mostChatFileBytes + 32_768,
  },
  {
    pattern: '/api/admin/plan-price-sheet',
    madeBy: 'service call',
    mostBytes: mostSheetBytes + 32_768,
  },
  // Pages and posts are long texts.
  { pattern: '/api/admin/:path*', madeBy: 'service call', mostBytes: 1_048_576 },
  { pattern: callsPattern, madeBy: 'service call', robots: 'Disallow: /api/' },
  { pattern: agentPath, madeBy: 'service call' },
  { pattern: mediaPattern, madeBy: 'service file' },
  { pattern: hubPattern, madeBy: 'service hub', robots: `Disallow: ${hubPath}` },
  { pattern: panelHubPattern, madeBy: 'service hub', robots: `Disallow: ${panelHubPath}` },

  { pattern: '/', madeBy: 'static page' },
  { pattern: '/shop', madeBy: 'static page', query: 'list', hasTwin: true },
  {
    pattern: '/shop/category/:id/:slug',
    madeBy: 'static page',
    query: 'list',
    hasSlug: true,
    hasTwin: true,
  },
  { pattern: landingPattern, madeBy: 'static page', query: 'list' },
  { pattern: paths.offers(''), madeBy: 'static page', query: 'list' },
  { pattern: offersPattern, madeBy: 'static page', query: 'list' },
  {
    pattern: '/shop/brand/:id/:slug',
    madeBy: 'static page',
    query: 'list',
    hasSlug: true,
    hasTwin: true,
  },
  {
    pattern: '/shop/product/:id/:slug',
    madeBy: 'static page',
    query: 'variant',
    hasSlug: true,
    hasTwin: true,
    keepsScroll: true,
  },
  {
    pattern: '/shop/product/:id/:slug/reviews/:number',
    madeBy: 'static page',
    query: 'reviews',
  },
  { pattern: '/shop/product/:id/:slug/questions/:number', madeBy: 'static page' },
  { pattern: '/shop/product/:id/:slug/:variant/:path*', madeBy: 'static page', isInside: true },
  { pattern: '/shop/price-list', madeBy: 'static page' },
  {
    pattern: '/shop/price-list/:id/:slug',
    madeBy: 'static page',
    query: 'brand',
    hasSlug: true,
  },
  { pattern: '/shop/price-list/:id/:slug/:page', madeBy: 'static page' },
  {
    pattern: '/shop/price-list/:id/:slug/brand/:brand/:brandSlug',
    madeBy: 'static page',
    hasSlug: true,
  },
  { pattern: '/shop/price-list/:id/:slug/brand/:brand/:brandSlug/:page', madeBy: 'static page' },
  { pattern: '/shop/compare', madeBy: 'page per request', query: 'comparison' },
  { pattern: '/shop/cart', madeBy: 'static page' },
  { pattern: '/shop/checkout', madeBy: 'static page', audience: 'member', query: 'any' },
  {
    pattern: '/shop/checkout/result',
    madeBy: 'page per request',
    audience: 'owner of a link',
    query: 'any',
  },

  { pattern: '/blog', madeBy: 'static page', query: 'posts and search' },
  {
    pattern: '/blog/rss.xml',
    madeBy: 'route handler',
    seconds: feedLife,
    follows: [tags.blog, tags.master],
  },
  {
    pattern: '/blog/atom.xml',
    madeBy: 'route handler',
    seconds: feedLife,
    follows: [tags.blog, tags.master],
  },
  { pattern: '/blog/category/:slug', madeBy: 'static page', query: 'posts' },
  { pattern: '/blog/tag/:slug', madeBy: 'static page', query: 'posts' },
  { pattern: '/blog/author/:slug', madeBy: 'static page', query: 'posts' },
  { pattern: '/blog/:number/:slug', madeBy: 'static page', hasSlug: true, hasTwin: true },

  { pattern: '/account/:path*', madeBy: 'static page', audience: 'member', query: 'any' },
  { pattern: '/access-denied', madeBy: 'static page' },
  { pattern: '/newsletter/:state', madeBy: 'static page' },
  { pattern: '/site-map', madeBy: 'static page' },
  { pattern: '/not-found', madeBy: 'static page' },
  {
    pattern: previewPattern,
    madeBy: 'page per request',
    audience: 'owner of a link',
    query: 'any',
  },
  {
    pattern: sharedListPattern,
    madeBy: 'page per request',
    audience: 'owner of a link',
    query: 'any',
  },
  // The panel.
  { pattern: '/cpfpco/:path*', madeBy: 'service file' },

  { pattern: '/listing/narrowed', madeBy: 'page per request', isInside: true },
  { pattern: '/listing/posts/found', madeBy: 'page per request', isInside: true },
  { pattern: '/listing/:path*', madeBy: 'static page', isInside: true },
  { pattern: '/contact-answer/:path*', madeBy: 'page per request', isInside: true },
  { pattern: '/markdown/:path*', madeBy: 'route handler', isInside: true, seconds: pagesLife },
  { pattern: '/chat-answer/:path*', madeBy: 'page per request', isInside: true },
  { pattern: '/index-now/:path*', madeBy: 'route handler', isInside: true },

  { pattern: '/revalidate', madeBy: 'route handler' },
  { pattern: '/robots.txt', madeBy: 'route handler', seconds: shopLife },
  {
    pattern: '/sitemap.xml',
    madeBy: 'route handler',
    seconds: pagesLife,
    follows: [tags.sitemap],
  },
  { pattern: '/sitemap/:part', madeBy: 'route handler', seconds: pagesLife },
  {
    pattern: '/llms.txt',
    madeBy: 'route handler',
    seconds: shopLife,
    follows: [tags.master, tags.sitemap],
  },
  {
    pattern: '/manifest.webmanifest',
    madeBy: 'route handler',
    seconds: shopLife,
    follows: [tags.master],
  },
  { pattern: encodeURI(`/${contactPageName}`), madeBy: 'static page', form: 'contact page' },
  { pattern: chatPath, madeBy: 'static page', form: 'chat page' },
  contentPage,
];

interface Matcher {
  route: Route;
  segments: readonly string[];
  /** Whether more segments may follow. */
  isOpen: boolean;
}

const rest = ':path*';
const segmentsOf = (path: string): string[] => path.slice(1).split('/');

function matcherOf(route: Route): Matcher {
  const segments = segmentsOf(route.pattern);
  const isOpen = segments.at(-1) === rest;
  return { route, segments: isOpen ? segments.slice(0, -1) : segments, isOpen };
}

/** The routes by the first segment of their paths, in lower case. */
const byFirst = new Map<string, Matcher[]>();
for (const matcher of routes.map(matcherOf)) {
  const first = matcher.segments[0]?.toLowerCase() ?? '';
  byFirst.set(first, [...(byFirst.get(first) ?? []), matcher]);
}

/** Whether the service answers. It takes its paths in any case. */
export const isOfService = ({ madeBy }: Route): boolean => madeBy.startsWith('service');

function isMatch({ route, segments, isOpen }: Matcher, given: readonly string[]): boolean {
  if (isOpen ? given.length < segments.length : given.length !== segments.length) return false;
  return segments.every((segment, at) => {
    const part = given[at] ?? '';
    if (segment === ':number') return /^\d+$/.test(part);
    if (segment.startsWith(':')) return part !== '';
    return isOfService(route) ? segment.toLowerCase() === part.toLowerCase() : segment === part;
  });
}

/** @param path percent-encoded, without a query */
export function routeOf(path: string): Route {
  const given = segmentsOf(path);
  const matchers = byFirst.get((given[0] ?? '').toLowerCase()) ?? [];
  return matchers.find((matcher) => isMatch(matcher, given))?.route ?? contentPage;
}

/** Whether a browser or crawler may find a page there, rather than a call, a text or a file. */
export const isPage = ({ madeBy }: Route): boolean =>
  madeBy === 'static page' || madeBy === 'page per request';
