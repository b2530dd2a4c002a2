import { NextResponse, type NextRequest } from 'next/server';
import { gateAccount } from '#lib/account-gate.ts';
import { askAtEdge, type Refusal } from '#lib/calls/edge-call.ts';
import { formatCompareQuery, isCanonicalCompare, parseCompareQuery } from '#lib/compare/query.ts';
import { paths } from '#lib/contract/paths.ts';
import { publicConfig } from '#lib/public-config.ts';
import { wholeHead } from '#lib/whole-head.ts';

const guidHeader = 'x-guid';
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Runs at the edge of few requests: the matcher keeps static pages out of it, for it halves what
 * they bear.
 */
export function middleware(request: NextRequest): NextResponse | Promise<NextResponse> {
  const { pathname } = request.nextUrl;
  if (!isWellFormed(pathname)) {
    return new NextResponse('نشانی این صفحه درست نوشته نشده است.', {
      status: 400,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    });
  }
  if (pathname.startsWith('/api/')) return forwardGuid(request);
  if (pathname === '/account' || pathname.startsWith('/account/')) return gate(request);
  if (pathname === paths.compare) return compare(request);
  return NextResponse.next();
}

function isWellFormed(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/** The shop's own page for what is not there, with its status 404. */
const missing = (request: NextRequest): NextResponse =>
  NextResponse.rewrite(new URL('/not-found', request.url));

/** The body is the page for failures (front/steps/failed-page.ts). */
const refuse = ({ refused, retryAfter }: Refusal): NextResponse =>
  new NextResponse(null, {
    status: refused,
    ...(retryAfter !== null && { headers: { 'retry-after': retryAfter } }),
  });

/** Calls without a body name their basket in a header (contract §3). */
function forwardGuid(request: NextRequest): NextResponse {
  const guid = request.cookies.get(publicConfig.guidCookie)?.value;
  if (guid === undefined || !uuid.test(guid)) return NextResponse.next();
  const headers = new Headers(request.headers);
  headers.set(guidHeader, guid);
  return NextResponse.next({ request: { headers } });
}

function gate(request: NextRequest): NextResponse {
  const { pathname, searchParams } = request.nextUrl;
  const target = gateAccount(pathname, searchParams, request.cookies.get('session')?.value === '1');
  return target === null
    ? NextResponse.next()
    : NextResponse.redirect(new URL(target, request.url), 307);
}

function withWholeHead(request: NextRequest) {
  const headers = new Headers(request.headers);
  headers.set('user-agent', wholeHead);
  return { request: { headers } };
}

/**
 * Products side by side: rendered per request, so its status is found out here, too. A comparison none
 * of whose products is there is no page; one of nothing says how to begin.
 */
async function compare(request: NextRequest): Promise<NextResponse> {
  const { searchParams } = request.nextUrl;
  const query = parseCompareQuery(searchParams);
  if (!isCanonicalCompare(searchParams, query)) {
    // Keys of others never come here; the redirect gets them back (front/keep-query.ts).
    const to = new URL(paths.compare, request.url);
    to.search = formatCompareQuery(query);
    return NextResponse.redirect(to, 308);
  }
  if (query.ids.length > 0) {
    const visitor = request.headers.get('x-forwarded-for');
    const answer = await askAtEdge('Product/Get-Compare', { ids: query.ids }, visitor);
    if ('refused' in answer) return refuse(answer);
    if (answer.status === 404) return missing(request);
  }
  return NextResponse.next(withWholeHead(request));
}

export const config = {
  matcher: [
    // Broken paths and comparisons.
    { source: '/(.*)', has: [{ type: 'header', key: 'x-undecided' }] },
    { source: '/api/:path*', missing: [{ type: 'header', key: 'x-guid' }] },
    { source: '/account/login/:path*', has: [{ type: 'cookie', key: 'session', value: '1' }] },
    { source: '/account/:path*', missing: [{ type: 'cookie', key: 'session', value: '1' }] },
  ],
};
