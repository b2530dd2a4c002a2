import { NextResponse, type NextRequest } from 'next/server';
import { gateAccount } from '#lib/account-gate.ts';
import { publicConfig } from '#lib/public-config.ts';
import { routeOf } from '#lib/routes.ts';

const guidHeader = 'x-guid';
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Runs at the edge of few requests: the matcher keeps static pages out of it, for it halves what
 * they bear.
 */
export function middleware(request: NextRequest): NextResponse {
  const { pathname } = request.nextUrl;
  if (!isWellFormed(pathname)) {
    return new NextResponse('نشانی این صفحه درست نوشته نشده است.', {
      status: 400,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    });
  }
  const { audience, madeBy } = routeOf(pathname);
  if (madeBy === 'service call') return forwardGuid(request);
  if (audience === 'member') return gate(request);
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

export const config = {
  matcher: [
    // Broken paths.
    { source: '/(.*)', has: [{ type: 'header', key: 'x-undecided' }] },
    { source: '/api/:path*', missing: [{ type: 'header', key: 'x-guid' }] },
    { source: '/account/login/:path*', has: [{ type: 'cookie', key: 'session', value: '1' }] },
    { source: '/account/:path*', missing: [{ type: 'cookie', key: 'session', value: '1' }] },
  ],
};
