import { NextResponse, type NextRequest } from 'next/server';
import { gateAccount } from '#lib/account-gate.ts';
import { routeOf } from '#lib/routes.ts';

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
  return routeOf(pathname).audience === 'member' ? gate(request) : NextResponse.next();
}

function isWellFormed(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
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
    { source: '/account/login/:path*', has: [{ type: 'cookie', key: 'session', value: '1' }] },
    { source: '/account/:path*', missing: [{ type: 'cookie', key: 'session', value: '1' }] },
    { source: '/shop/checkout', missing: [{ type: 'cookie', key: 'session', value: '1' }] },
  ],
};
