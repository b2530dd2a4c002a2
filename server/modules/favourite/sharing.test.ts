import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { type FavouriteList, createListAnswer, listsAnswer } from '#lib/contract/favourite-list.ts';
import { accounts, fillTestMembers, logIn } from '#server/testing/members.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

let shop: TestShop;
let ours: object;
let others: object;
beforeAll(async () => {
  shop = await openTestShop();
  await fillTestMembers(shop);
  ours = (await logIn(shop)).bearer;
  others = (await logIn(shop, accounts.administrator)).bearer;
});
afterAll(() => shop.close());

const mostSteps = 14;
const step = fc.record({
  what: fc.constantFrom(
    'create',
    'share',
    'share afresh',
    'unshare',
    'delete',
    'restore',
    'rename',
    'log out',
    'act as another',
  ),
  at: fc.nat(2),
});
type Step = typeof step extends fc.Arbitrary<infer Kind> ? Kind : never;

/** What the test knows of a list: whether it is there, and who may read it by which address. */
interface Known {
  readonly id: number;
  name: string;
  token: string | null;
  removed: boolean;
}

test('whatever a member does with lists, exactly what is shared is read, by its latest address alone', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: mostSteps }), async (steps) => {
      await shop.shop.database.db.execute(sql`truncate favourite_list cascade`);
      const known: Known[] = [];
      const spent = new Set<string>();
      for (const [number, each] of steps.entries()) {
        // oxlint-disable-next-line no-await-in-loop
        await take(each, number, known, spent);
        // oxlint-disable-next-line no-await-in-loop
        await expectReaders(known, spent);
      }
    }),
    { numRuns: 25 },
  );
}, 120_000);

const post = (call: string, body: object, headers: object) =>
  shop.post(`/api/favorite/${call}`, body, { ...headers });

async function take({ what, at }: Step, number: number, known: Known[], spent: Set<string>) {
  if (what === 'create') {
    const name = `فهرست ${number}`;
    const { body } = await post('create-list', { name }, ours);
    known.push({ id: createListAnswer.parse(body).id, name, token: null, removed: false });
    return;
  }
  const list = known[at % Math.max(1, known.length)];
  if (list === undefined) return;
  const { id } = list;
  const end = () => {
    if (list.token !== null) spent.add(list.token);
    list.token = null;
  };
  const share = async (isFresh: boolean) => {
    const { status, body } = await post('share-list', { id, isShared: true, isFresh }, ours);
    expect(status).toBe(list.removed ? 404 : 200);
    if (list.removed) return;
    if (isFresh) end();
    const token = tokenOf(listsAnswer.parse(body).lists, id);
    list.token ??= token;
    expect(token).toBe(list.token);
  };
  const acts: Record<Exclude<Step['what'], 'create'>, () => Promise<void>> = {
    share: () => share(false),
    'share afresh': () => share(true),
    async unshare() {
      await post('share-list', { id, isShared: false }, ours);
      end();
    },
    async delete() {
      await post('remove-list', { id }, ours);
      list.removed = true;
      end();
    },
    async restore() {
      await post('restore-list', { id }, ours);
      list.removed = false;
    },
    async rename() {
      const name = `نام ${number}`;
      const { status } = await post('rename-list', { id, name }, ours);
      if (status === 200) list.name = name;
    },
    async 'log out'() {
      ours = (await logIn(shop)).bearer;
    },
    async 'act as another'() {
      const acted = await Promise.all([
        post('share-list', { id, isShared: true, isFresh: true }, others),
        post('share-list', { id, isShared: true }, {}),
        post('remove-list', { id }, others),
        post('get-list', { list: id }, others),
      ]);
      expect(acted.map(({ status }) => status)).toEqual([404, 401, 404, 404]);
    },
  };
  await acts[what]();
}

const tokenOf = (lists: readonly FavouriteList[], id: number) =>
  lists.find((list) => list.id === id)?.token ?? null;

async function expectReaders(known: readonly Known[], spent: ReadonlySet<string>) {
  for (const { token, name } of known) {
    if (token === null) continue;
    // oxlint-disable-next-line no-await-in-loop
    expect(await post('get-shared', { token }, {})).toMatchObject({ status: 200, body: { name } });
  }
  for (const token of spent) {
    // oxlint-disable-next-line no-await-in-loop
    expect((await post('get-shared', { token }, {})).status).toBe(404);
  }
}
