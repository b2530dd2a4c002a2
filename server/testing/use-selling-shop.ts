import { afterAll, afterEach, beforeAll, expect } from '@jest/globals';
import { type RunningSandbox, startSandbox } from '#server/payment-sandbox/start.ts';
import { brokenInvariants, sellingShop, testGateways } from '#server/testing/selling.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

interface Opened {
  readonly sandbox: RunningSandbox;
  readonly shop: TestShop;
}

/**
 * Opens a shop that is paid at the stand-in, for the tests of a file. After each of them the stand-in is reset, and the
 * invariants of selling must hold.
 */
export function useSellingShop(take: (opened: Opened) => unknown): void {
  let opened: Opened;
  beforeAll(async () => {
    const sandbox = await startSandbox();
    const shop = await openTestShop({
      filling: sellingShop,
      // The stand-in leads back to this machine only.
      config: { gateways: testGateways(sandbox.url), siteUrl: 'http://localhost' },
    });
    opened = { sandbox, shop };
    take(opened);
  });
  afterEach(async () => {
    opened.sandbox.control.reset();
    expect(await brokenInvariants(opened.shop.shop.database)).toEqual([]);
  });
  afterAll(async () => {
    await opened.shop.close();
    await opened.sandbox.close();
  });
}
