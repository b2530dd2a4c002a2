import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { addToBasketAnswer, getBasketAnswer } from '#lib/contract/basket.ts';
import { getDetailAnswer } from '#lib/contract/product.ts';
import { testsOnPostgres } from '#server/testing/server-database.ts';
import { caseCount, codes, variants } from '#server/testing/fixture.ts';
import { type Home, makeHome, runProgram, startService } from '#server/testing/service.ts';
import { openTestStorefront } from '#server/testing/storefront.ts';

let home: Home;
beforeAll(async () => {
  home = await makeHome();
});
afterAll(() => home.remove());

const json = { 'content-type': 'application/json' };
async function add(url: string, guid: string, code: number) {
  const response = await fetch(`${url}/api/Basket/Add-To-Basket`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ WebsiteCode: code, GuidCode: guid }),
  });
  return addToBasketAnswer.parse(await response.json());
}
async function basketOf(url: string, guid: string) {
  const response = await fetch(`${url}/api/Basket/Get-Basket`, { headers: { 'x-guid': guid } });
  return getBasketAnswer.parse(await response.json());
}

test('SIGKILL during 200 additions loses none that was acknowledged', async () => {
  const service = await startService(home.env);
  const guids = Array.from({ length: 20 }, () => randomUUID());
  const acknowledged = new Map<string, number>(guids.map((guid) => [guid, 0]));
  let count = 0;
  let killed: Promise<unknown> | null = null;
  // Each visitor waits for an answer before the next addition, so half of them come after the kill.
  const visitor = async (guid: string) => {
    for (let n = 0; n < 10; n += 1) {
      // oxlint-disable-next-line no-await-in-loop
      const answer = await add(service.url, guid, codes.firstCase + (n % caseCount));
      expect(answer.message).toBeNull();
      acknowledged.set(guid, answer.basketCount);
      count += 1;
      if (count === 100) killed = service.end('SIGKILL');
    }
  };
  const ends = await Promise.allSettled(guids.map(visitor));
  expect(killed).not.toBeNull();
  expect(await killed).toMatchObject({ signal: 'SIGKILL' });
  expect(ends.filter((end) => end.status === 'rejected').length).toBeGreaterThan(0);

  const again = await startService(home.env);
  for (const [guid, least] of acknowledged) {
    // oxlint-disable-next-line no-await-in-loop
    const { basketCount, sequence, lines } = await basketOf(again.url, guid);
    expect(basketCount).toBeGreaterThanOrEqual(least);
    expect(sequence).toBe(basketCount);
    expect(lines.reduce((sum, line) => sum + line.count, 0)).toBe(basketCount);
  }
  await again.end('SIGTERM');
});

test('SIGTERM under load: every accepted request is answered, and the process exits cleanly', async () => {
  const service = await startService(home.env);
  const statuses: number[] = [];
  let stopped: ReturnType<typeof service.end> | null = null;
  const visitor = async () => {
    try {
      for (;;) {
        // Each visitor sends requests one after another until the server stops listening.
        // oxlint-disable-next-line no-await-in-loop
        const response = await fetch(`${service.url}/api/Product/Get-List`, {
          method: 'POST',
          headers: json,
          body: '{}',
        });
        // oxlint-disable-next-line no-await-in-loop
        await response.text();
        statuses.push(response.status);
        if (statuses.length === 200) stopped = service.end('SIGTERM');
      }
    } catch (error) {
      if (stopped === null) throw error;
    }
  };
  await Promise.all(Array.from({ length: 16 }, visitor));
  expect(await stopped).toMatchObject({ code: 0, signal: null });
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(statuses.length).toBeGreaterThanOrEqual(200);
});

test('a price set from the command line is visible in the running service, and the storefront is notified', async () => {
  const secret = 'a secret of the tests';
  const storefront = await openTestStorefront(secret);
  const env = { ...home.env, REVALIDATE_SECRET: secret, STOREFRONT_URL: storefront.url };
  const service = await startService(env);
  const args = [codes.laptop, variants.laptop, 77_000_000].map(String);
  expect(await runProgram('server/cli/set-price.ts', args, env)).toMatchObject({ code: 0 });
  const began = Date.now();
  await storefront.hears(`product-${codes.laptop}`);
  expect(Date.now() - began).toBeLessThan(2_000);
  const response = await fetch(`${service.url}/api/Product/Get-Detail`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ WebsiteCode: codes.laptop }),
  });
  const detail = getDetailAnswer.parse(await response.json());
  expect(detail.variants[0]).toMatchObject({ price: 77_000_000, oldPrice: 100_000_000 });

  const wrong = await runProgram('server/cli/set-price.ts', ['1', '2', '3'], env);
  expect(wrong).toMatchObject({ code: 1, output: expect.stringContaining('PRODUCT_NOT_FOUND') });
  await service.end('SIGTERM');
  expect(await runProgram('server/cli/set-price.ts', args, env)).toMatchObject({ code: 0 });
  await storefront.goDown();
});

(testsOnPostgres ? test.skip : test)('a start names the folder another service has', async () => {
  const service = await startService(home.env);
  const { code, output } = await runProgram('server/main.ts', [], home.env);
  expect(code).toBe(1);
  expect(output).toMatch(/^The database in .* is in use by another process\.\n$/);
  await service.end('SIGTERM');
});
