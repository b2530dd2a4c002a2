import { describe, expect, test } from '@jest/globals';
import { brokenBoundaries } from '#scripts/checks/boundaries.ts';
import { isCode, projectSources } from '#scripts/checks/sources.ts';

const broken = (path: string, ...imports: string[]) =>
  brokenBoundaries([{ path, text: imports.map((each) => `import '${each}';`).join('\n') }]).length;

test('no import of the project breaks "who may know whom"', () => {
  const sources = projectSources().filter(isCode);
  expect(sources.length).toBeGreaterThan(50);
  expect(brokenBoundaries(sources)).toEqual([]);
});

describe('the rules reject', () => {
  test.each([
    ['lib/contract/home.ts', '#lib/home/server.ts'],
    ['lib/contract/home.ts', '#lib/text/slug.ts'],
    ['lib/text/slug.ts', '../stores/basket.ts'],
    ['lib/text/slug.ts', '#lib/rules/mobile.ts'],
    ['lib/rules/mobile.ts', '#lib/contract/mobile.ts'],
    ['lib/calls/browser.ts', '#lib/session/store.ts'],
    ['lib/config.ts', '#lib/session/store.ts'],
    ['lib/basket/store.ts', '#components/basket/badge.tsx'],
    ['lib/home/server.ts', '#server/app.ts'],
    ['components/product/card.tsx', '#server/db/schema/catalogue.ts'],
    ['components/product/card.tsx', '../../app/page.tsx'],
    ['components/ui/button.tsx', '#lib/contract/product.ts'],
    ['components/ui/button.tsx', '#components/product/card.tsx'],
    ['app/page.tsx', '../server/app.ts'],
    ['app/page.tsx', 'drizzle-orm'],
    ['middleware.ts', './server/config.ts'],
    ['server/app.ts', '#lib/basket/store.ts'],
    ['server/app.ts', 'next/server'],
    ['server/signalr/server.ts', '#lib/contract/basket.ts'],
    ['server/signalr/server.ts', '../modules/basket/service.ts'],
    ['server/sms/kavenegar.ts', '../modules/basket/service.ts'],
    ['server/sms/kavenegar.ts', '#lib/rules/mobile.ts'],
    ['server/gateways/zibal.ts', '#server/config.ts'],
    ['server/gateways/zibal.ts', '#server/payment-sandbox/main.ts'],
    ['server/payment-sandbox/zibal.ts', '#server/gateways/zibal.ts'],
    ['server/payment-sandbox/zibal.ts', '#server/modules/basket/service.ts'],
    ['server/db/database.ts', '#server/modules/home/service.ts'],
    ['server/modules/basket/routes.ts', './queries.ts'],
    ['server/modules/basket/routes.ts', 'drizzle-orm/pg-core'],
    ['server/modules/basket/index.ts', './queries.ts'],
    ['server/modules/basket/hub.ts', '#server/db/database.ts'],
    ['server/modules/basket/service.ts', './hub.ts'],
    ['server/modules/home/index.ts', '../basket/index.ts'],
    ['server/app.ts', '#server/modules/basket/index.ts'],
    ['server/modules/basket/service.ts', 'fastify'],
    ['server/modules/basket/service.ts', './routes.ts'],
    ['server/modules/basket/queries.ts', './service.ts'],
    ['server/modules/basket/service.ts', '../catalogue/queries.ts'],
    ['server/modules/basket/service.ts', '#server/modules/catalogue/list-queries.ts'],
    ['server/main.ts', '#demo-shop/seed.ts'],
    ['server/testing/shop.ts', '#demo-shop/testing/demo-shop.ts'],
    ['server/main.test.ts', '#demo-shop/seed.ts'],
    ['demo-shop/seed.ts', '#server/db/schema/catalogue.ts'],
    ['demo-shop/seed.ts', '#server/modules/catalogue/listing-sync.ts'],
    ['e2e/basket.spec.ts', '#server/app.ts'],
    ['panel/client.ts', '#lib/calls/browser.ts'],
    ['panel/ui/button.tsx', '#components/ui/icon.tsx'],
    ['components/product/card.tsx', '#panel/ui/button.tsx'],
  ])('%s importing %s', (path, specifier) => {
    expect(broken(path, specifier)).toBe(1);
  });

  test('type imports, re-exports and lazy imports are checked too', () => {
    const text = `
      import type { Product } from '#server/db/schema/catalogue.ts';
      export * from '#server/app.ts';
      const later = () => import('#server/config.ts');
    `;
    expect(brokenBoundaries([{ path: 'components/product/card.tsx', text }])).toHaveLength(3);
  });
});

test('the rules allow the intended dependencies', () => {
  expect(broken('app/page.tsx', '#components/home/hero.tsx', '#lib/home/server.ts', 'next')).toBe(
    0,
  );
  expect(broken('server/modules/basket/routes.ts', './service.ts', 'fastify')).toBe(0);
  expect(broken('server/modules/basket/index.ts', './routes.ts', '../home/service.ts')).toBe(0);
  expect(broken('server/modules/index.ts', './basket/index.ts', './home/index.ts')).toBe(0);
  expect(broken('server/modules/basket/service.ts', './queries.ts', '../home/service.ts')).toBe(0);
  expect(broken('server/modules/basket/queries.ts', '#server/db/schema/basket.ts')).toBe(0);
  expect(broken('components/ui/button.tsx', './icon.tsx', 'react')).toBe(0);
  expect(broken('demo-shop/seed.ts', '#server/modules/catalogue/import-service.ts')).toBe(0);
  expect(broken('server/main.test.ts', '#demo-shop/testing/demo-shop.ts')).toBe(0);
  expect(broken('lib/realtime/connection.test.ts', '#server/signalr/server.ts')).toBe(0);
});
