import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { guestBasket } from '#server/basket-owner.ts';
import { afterCommit } from '#server/db/transaction.ts';
import { codes, variants } from '#server/testing/fixture.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterEach(() => {
  shop.shop.events.removeAllListeners();
});
afterAll(() => shop.close());

const phone = { websiteCode: codes.phone, variantId: variants.phoneBlack };
const piece = { ...phone, count: 1, insurance: false, refer: '' };
const broken = () => Promise.reject(new Error('broken'));

test('what follows a commit runs after it, also when joined, and never after a rollback', async () => {
  const { database } = shop.shop;
  const done: string[] = [];
  await database.transaction(async (tx) => {
    afterCommit(tx, () => done.push('outer'));
    await database.transaction(async (same) => afterCommit(same, () => done.push('joined')), tx);
    expect(done).toEqual([]);
  });
  expect(done).toEqual(['outer', 'joined']);
  const failing = database.transaction(async (tx) => {
    afterCommit(tx, () => done.push('never'));
    await broken();
  });
  await expect(failing).rejects.toThrow('broken');
  expect(done).toHaveLength(2);
});

test('changes of several services commit together, and their events come after that', async () => {
  const { basket, catalogue, database, events } = shop.shop;
  const owner = guestBasket(randomUUID());
  await basket.add(owner, piece);
  const heard: string[] = [];
  events.on('outbox', () => heard.push('outbox'));
  events.on('basketChanged', () => heard.push('basketChanged'));
  await database.transaction(async (tx) => {
    expect(await basket.freeze(owner, tx)).toBe(true);
    await catalogue.setStock(phone, 3, tx);
    expect(heard).toEqual([]);
  });
  expect(heard).toEqual(['basketChanged', 'outbox']);
  expect((await basket.read(owner)).frozen).toBe(true);
});

test('changes of several services roll back together, without an event', async () => {
  const { basket, catalogue, database, events } = shop.shop;
  const owner = guestBasket(randomUUID());
  await basket.add(owner, piece);
  const heard: string[] = [];
  events.on('outbox', () => heard.push('outbox'));
  events.on('basketChanged', () => heard.push('basketChanged'));
  const failing = database.transaction(async (tx) => {
    await basket.freeze(owner, tx);
    expect(await basket.exitFreeze(owner, tx)).toMatchObject({ basketCount: 1 });
    await basket.freeze(owner, tx);
    await catalogue.setStock(phone, 0, tx);
    await broken();
  });
  await expect(failing).rejects.toThrow('broken');
  expect(heard).toEqual([]);
  const { frozen, lines } = await basket.read(owner);
  expect([frozen, lines[0]?.notices]).toEqual([false, []]);
});
