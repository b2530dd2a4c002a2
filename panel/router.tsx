import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { paths } from '#lib/contract/paths.ts';
import { CallError } from '#panel/client.ts';
import { Frame } from '#panel/frame/frame.tsx';
import { Page } from '#panel/frame/page.tsx';
import { ScreenFailed, ScreenMissing } from '#panel/frame/screen-states.tsx';
import { queries } from '#panel/queries.ts';
import { isOpenTo, menuOf, screens } from '#panel/screens.ts';
import type { Screen } from '#panel/screens/screen.ts';
import { meQuery } from '#panel/session/calls.ts';
import { Forbidden } from '#panel/ui/states.tsx';
import { useMe } from '#panel/session/use-me.ts';

const rootRoute = createRootRoute({
  component: Outlet,
  // The frame has one of its own.
  notFoundComponent: () => (
    <main>
      <ScreenMissing />
    </main>
  ),
});

/** Screens of people who are not signed in, or not completely. */
const waysIn = [
  { path: '/sign-in', load: () => import('#panel/sign-in/sign-in-screen.tsx') },
  { path: '/claim', load: () => import('#panel/sign-in/claim-screen.tsx') },
  { path: '/invitation', load: () => import('#panel/sign-in/invitation-screen.tsx') },
  { path: '/second-step', load: () => import('#panel/sign-in/second-step-screen.tsx') },
];

/** @throws a redirect when nobody is signed in, or the second step is still to be set up */
async function requireMe(href: string): Promise<void> {
  const me = await queries.ensureQueryData(meQuery).catch((error: unknown) => {
    if (!(error instanceof CallError) || error.status !== 401) throw error;
    throw redirect({ to: '/sign-in', search: href === '/' ? {} : { return: href } });
  });
  if (me.totp === 'needed') throw redirect({ to: '/second-step' });
}

const frameRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'frame',
  component: Frame,
  errorComponent: ScreenFailed,
  beforeLoad: ({ location }) => requireMe(location.href),
});

const firstRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/',
  beforeLoad: async () => {
    const { permissions } = await queries.ensureQueryData(meQuery);
    throw redirect({ to: menuOf(permissions)[0]?.screens[0].path ?? '/me', replace: true });
  },
});

function screenRoute({ path, title, permissions, load }: Screen) {
  const Component = lazyRouteComponent(load);
  function Guarded() {
    const held = useMe().permissions;
    if (isOpenTo({ permissions }, held)) return <Component />;
    return (
      <Page title={title}>
        <Forbidden permission={permissions[0] ?? ''} />
      </Page>
    );
  }
  // Loads the code while the data of the person is read.
  Guarded.preload = async () => Component.preload?.();
  return createRoute({
    getParentRoute: () => frameRoute,
    path,
    component: Guarded,
    errorComponent: ScreenFailed,
  });
}

const moreRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/more',
  component: lazyRouteComponent(() => import('#panel/frame/more-screen.tsx')),
});

const wayInRoutes = waysIn.map(({ path, load }) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    component: lazyRouteComponent(load),
    errorComponent: ScreenFailed,
  }),
);

const routeTree = rootRoute.addChildren([
  ...wayInRoutes,
  frameRoute.addChildren([firstRoute, moreRoute, ...screens.map(screenRoute)]),
]);

/** Plain `name=value`: every filter is a text, and a link can be read. */
const parseSearch = (written: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(written));
function stringifySearch(search: Record<string, unknown>): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== '');
  const written = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return written.size > 0 ? `?${written}` : '';
}

export const router = createRouter({
  routeTree,
  basepath: paths.panel,
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultNotFoundComponent: ScreenMissing,
});
