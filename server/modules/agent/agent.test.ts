import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Client, SdkHttpError, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { z } from 'zod';
import { readBasketLink } from '#lib/contract/agent-links.ts';
import { basket } from '#server/db/schema/basket.ts';
import { codes, variants } from '#server/testing/fixture.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

let shop: TestShop;
let address: URL;
const clients: Client[] = [];
beforeAll(async () => {
  shop = await openTestShop();
  address = new URL('/mcp', await shop.app.listen({ host: '127.0.0.1', port: 0 }));
});
afterAll(async () => {
  await Promise.all(clients.map((client) => client.close()));
  await shop.close();
});

/** The official client, of this or the former generation of the protocol. */
async function connect(mode: 'auto' | 'legacy', at = address): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } });
  clients.push(client);
  await client.connect(new StreamableHTTPClientTransport(at));
  return client;
}

/** Calls a tool; its text, and whether it refused. */
async function call(client: Client, name: string, args: Record<string, unknown>) {
  const { content, isError = false } = await client.callTool({ name, arguments: args });
  const [first] = content;
  if (first?.type !== 'text') throw new Error('The tool answered no text.');
  return { text: first.text, isError };
}

async function ask(client: Client, name: string, args: Record<string, unknown>) {
  const { text, isError } = await call(client, name, args);
  if (isError) throw new Error(text);
  const answer: unknown = JSON.parse(text);
  return answer;
}

const rpc = (method: string, params: object) => ({ jsonrpc: '2.0', id: 1, method, params });
const accept = { accept: 'application/json, text/event-stream' };
const listed = { ...rpc('tools/list', {}) };

describe.each(['auto', 'legacy'] as const)('the official client (%s)', (mode) => {
  let client: Client;
  beforeAll(async () => {
    client = await connect(mode);
  });

  test('finds tools that only read', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'search_products',
      'get_product',
      'compare_products',
      'check_availability',
      'basket_link',
    ]);
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint === true)).toBe(true);
    expect(client.getInstructions()).toMatch(/toman/);
  });

  test('searches by words and filters', async () => {
    const found = await ask(client, 'search_products', {
      query: 'گوشی',
      filters: { price: '45000000-', brand: '1' },
      with_filters: true,
    });
    expect(found).toMatchObject({
      total: 1,
      products: [
        {
          code: codes.phone,
          price: 50_000_000,
          availability: 'available',
          url: expect.stringMatching(/^https:\/\/shop\.example\/shop\/product\/1001\/%/),
        },
      ],
      filters: expect.arrayContaining([expect.objectContaining({ key: 'brand' })]),
    });
  });

  test('reads a product and compares two', async () => {
    expect(await ask(client, 'get_product', { code: codes.phone })).toMatchObject({
      name: 'گوشی گلکسی اس ۲۴',
      brand: 'سامسونگ',
      variants: [
        { variant: variants.phoneBlack, price: 50_000_000, maxCount: 2 },
        { variant: variants.phoneBlue, price: 60_000_000, oldPrice: 75_000_000 },
      ],
    });
    const compared = await ask(client, 'compare_products', {
      codes: [codes.phone, codes.cheapPhone, codes.laptop],
    });
    expect(compared).toMatchObject({
      group: 'گوشی',
      products: [{ code: codes.phone }, { code: codes.cheapPhone }],
      ofOtherGroups: [{ code: codes.laptop }],
    });
  });

  test('checks availability, and names what is not there', async () => {
    const codesAsked = [codes.soldOut, codes.removed, codes.phone];
    expect(await ask(client, 'check_availability', { codes: codesAsked })).toMatchObject({
      products: [
        { code: codes.soldOut, availability: 'outOfStock' },
        { code: codes.phone, availability: 'available', defaultVariant: variants.phoneBlack },
      ],
      missing: [codes.removed],
    });
  });

  test('gets a link for the basket, and changes none', async () => {
    const answer = await ask(client, 'basket_link', {
      items: [
        { code: codes.phone, variant: variants.phoneBlue },
        { code: codes.cheapPhone, count: 2 },
      ],
    });
    expect(answer).toMatchObject({
      url: expect.stringMatching(/^https:\/\/shop\.example\/shop\/cart\?add=/),
      total: 140_000_000,
    });
    const { url } = z.object({ url: z.url() }).parse(answer);
    expect(readBasketLink(new URL(url).searchParams)).toEqual([
      { websiteCode: codes.phone, variantId: variants.phoneBlue, count: 1 },
      { websiteCode: codes.cheapPhone, variantId: variants.cheapPhone, count: 2 },
    ]);
    expect(await shop.shop.database.db.$count(basket)).toBe(0);
  });

  test.each([
    ['a sold-out product', { code: codes.soldOut }],
    ['more than an order takes', { code: codes.phone, count: 3 }],
    ['a variant of another product', { code: codes.phone, variant: variants.laptop }],
    ['a removed product', { code: codes.removed }],
  ])('gets no link for %s, but a reason', async (_name, item) => {
    const { text, isError } = await call(client, 'basket_link', { items: [item] });
    expect(isError).toBe(true);
    expect(text).toMatch(/[\u0600-\u06ff]/);
  });

  test.each(['add_to_basket', 'start_order', 'set_price'])('cannot write: %s', async (name) => {
    const args = { WebsiteCode: codes.phone, GuidCode: '3f2504e0-4f89-41d3-9a0c-0305e82c3301' };
    await expect(call(client, name, args)).rejects.toThrow(/not found|unknown/i);
  });

  test('gets a refusal for arguments that break the schema', async () => {
    expect(await call(client, 'compare_products', { codes: [1] })).toMatchObject({ isError: true });
    expect(await call(client, 'get_product', { code: codes.removed })).toMatchObject({
      isError: true,
    });
  });
});

test('only single requests by POST are answered', async () => {
  expect((await shop.get('/mcp', accept)).status).toBe(405);
  expect((await shop.app.inject({ method: 'HEAD', url: '/mcp' })).statusCode).toBe(405);
  expect((await shop.post('/mcp', [listed, listed], accept)).status).toBe(400);
  expect(
    (await shop.post('/mcp', listed, { ...accept, origin: 'https://evil.example' })).status,
  ).toBe(403);
  const answer = await shop.post('/mcp', listed, accept);
  expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
});

test('nothing is subscribed to: no connection stays open', async () => {
  const client = await connect('auto');
  await expect(client.listen({ toolsListChanged: true })).rejects.toThrow();
});

test('too many requests of a network answer 429', async () => {
  const busy = await openTestShop({ config: { agentRateLimit: 6 }, beside: shop });
  const at = new URL('/mcp', await busy.app.listen({ host: '127.0.0.1', port: 0 }));
  try {
    const client = await connect('auto', at);
    const asked = Array.from({ length: 7 }, () => client.listTools({}, { cacheMode: 'bypass' }));
    const results = await Promise.allSettled(asked);
    const reasons = results.flatMap((each): unknown[] =>
      each.status === 'rejected' ? [each.reason] : [],
    );
    expect(reasons.length).toBeGreaterThan(0);
    expect(reasons.map((each) => each instanceof SdkHttpError && each.status)).toEqual(
      reasons.map(() => 429),
    );
    expect(await busy.post('/mcp', listed, accept)).toMatchObject({
      status: 429,
      headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
    });
  } finally {
    await busy.close();
  }
});
