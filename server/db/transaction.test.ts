import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { type BasketOwner, guestBasket } from '#server/basket-owner.ts';
import type { Db } from '#server/db/database.ts';
import { member } from '#server/db/schema/member.ts';
import { afterCommit, savepoint } from '#server/db/transaction.ts';
import { caller } from '#server/gateways/call.ts';
import { messagesTo, newNumber } from '#server/testing/codes.ts';
import { codes, variants } from '#server/testing/fixture.ts';
import { accounts, fillTestMembers } from '#server/testing/members.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await fillTestMembers(shop);
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

test('what follows a part of a transaction waits for the whole, and is dropped with the part', async () => {
  const done: string[] = [];
  await shop.shop.database.transaction(async (tx) => {
    await savepoint(tx, async (part) => afterCommit(part, () => done.push('part')));
    const failing = savepoint(tx, async (part) => {
      afterCommit(part, () => done.push('never'));
      await broken();
    });
    await expect(failing).rejects.toThrow('broken');
    expect(done).toEqual([]);
  });
  expect(done).toEqual(['part']);
});

test('no gateway is asked in a transaction, nor in a part of one', async () => {
  const { database } = shop.shop;
  const question = { call: 'verify', url: 'http://127.0.0.1:9', schema: z.object({}) };
  const ask = () => caller('Bank', []).ask(question);
  const message = 'Bank: verify was called in a transaction.';
  await expect(database.transaction(ask)).rejects.toThrow(message);
  await expect(database.transaction((tx) => savepoint(tx, ask))).rejects.toThrow(message);
  const asked: Promise<unknown>[] = [];
  await database.transaction(async (tx) => afterCommit(tx, () => void asked.push(ask())));
  expect(await asked[0]).toMatchObject({ kind: 'unknown' });
});

test('changes of several services commit together, and their events come after that', async () => {
  const { basket, catalogue, database, events } = shop.shop;
  const owner = guestBasket(randomUUID());
  await basket.add(owner, piece);
  const emitted: string[] = [];
  events.on('outbox', () => emitted.push('outbox'));
  events.on('basketChanged', () => emitted.push('basketChanged'));
  await database.transaction(async (tx) => {
    expect(await basket.freeze(owner, tx)).toBe(true);
    await catalogue.setStock(phone, 3, tx);
    expect(emitted).toEqual([]);
  });
  expect(emitted).toEqual(['basketChanged', 'outbox']);
  expect((await basket.read(owner)).frozen).toBe(true);
});

test('changes of several services roll back together, without an event', async () => {
  const { basket, catalogue, database, events } = shop.shop;
  const owner = guestBasket(randomUUID());
  await basket.add(owner, piece);
  const emitted: string[] = [];
  events.on('outbox', () => emitted.push('outbox'));
  events.on('basketChanged', () => emitted.push('basketChanged'));
  const failing = database.transaction(async (tx) => {
    await basket.freeze(owner, tx);
    expect(await basket.exitFreeze(owner, tx)).toMatchObject({ basketCount: 1 });
    await basket.freeze(owner, tx);
    await catalogue.setStock(phone, 0, tx);
    await broken();
  });
  await expect(failing).rejects.toThrow('broken');
  expect(emitted).toEqual([]);
  const { frozen, lines } = await basket.read(owner);
  expect([frozen, lines[0]?.notices]).toEqual([false, []]);
});

/** Leaves two insured pieces of one line. */
async function changeLines(owner: BasketOwner, tx: Db): Promise<void> {
  const { basket, catalogue } = shop.shop;
  const blue = { ...phone, variantId: variants.phoneBlue };
  await basket.add(owner, piece, tx);
  await basket.add(owner, { ...piece, ...blue }, tx);
  expect((await basket.changeCount(owner, phone, 2, tx)).basket.basketCount).toBe(3);
  await catalogue.changeVariant(phone, { price: 60_000_000 }, tx);
  const changed = await basket.changeInsurance(owner, phone, true, tx);
  const confirmed = await basket.confirmChanges(owner, changed.basket.newsKey, tx);
  expect([changed, confirmed].map((each) => each.basket.newsKey)).toEqual([
    expect.stringMatching(/./),
    '',
  ]);
  await catalogue.changeVariant(phone, { price: 50_000_000 }, tx);
  expect((await basket.remove(owner, blue, tx)).basket.basketCount).toBe(2);
}

test('changes of basket lines join a transaction, their events come after its commit', async () => {
  const { basket, database, events } = shop.shop;
  const owner = guestBasket(randomUUID());
  const emitted: string[] = [];
  events.on('basketChanged', ({ kind }) => emitted.push(kind));
  await database.transaction(async (tx) => {
    await changeLines(owner, tx);
    expect(emitted).toEqual([]);
  });
  expect(emitted).toEqual(['add', 'add', 'update', 'update', 'update', 'remove']);
  expect(await basket.read(owner)).toMatchObject({ basketCount: 2, lines: [{ insurance: true }] });
});

test('changes of basket lines are rolled back with the transaction, without an event', async () => {
  const { basket, database, events } = shop.shop;
  const owner = guestBasket(randomUUID());
  const emitted: string[] = [];
  events.on('basketChanged', ({ kind }) => emitted.push(kind));
  const failing = database.transaction(async (tx) => {
    await changeLines(owner, tx);
    await broken();
  });
  await expect(failing).rejects.toThrow('broken');
  expect(emitted).toEqual([]);
  expect((await basket.read(owner)).lines).toEqual([]);
});

test('a changed profile and a sent code join a transaction', async () => {
  const { database, profiles, codes: oneTime, sessions } = shop.shop;
  const [found] = await database.db
    .select({ id: member.id })
    .from(member)
    .where(eq(member.mobile, accounts.withoutNationalCode.mobile));
  const arrival = { remember: false, address: '192.0.2.1', userAgent: '' };
  const session = await sessions.startSession(found?.id ?? 0, arrival);
  if (session === null) throw new Error('not let in');
  const mobile = newNumber();
  const asked = { mobile, purpose: 'login' as const, address: arrival.address, proof: '' };
  const change = { name: 'نام تازه', nationalCode: '0499370899' };
  const both = async (tx: Db) => {
    const profile = await profiles.update(session.member, change, tx);
    expect(profile).toMatchObject({ ...change, warning: 0 });
    await oneTime.send(asked, tx);
  };
  const failing = database.transaction(async (tx) => {
    await both(tx);
    await broken();
  });
  await expect(failing).rejects.toThrow('broken');
  const { name } = accounts.withoutNationalCode;
  expect(await profiles.get(session.member)).toMatchObject({ name, nationalCode: null });
  expect(await messagesTo(shop, mobile)).toEqual([]);
  await database.transaction(both);
  expect(await profiles.get(session.member)).toMatchObject(change);
  expect(await messagesTo(shop, mobile)).toHaveLength(1);
});
