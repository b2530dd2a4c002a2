import { randomBytes } from 'node:crypto';
import type { GetFavouritesAnswer } from '#lib/contract/favourite.ts';
import type { CreateListAnswer, ListsAnswer, SharedList } from '#lib/contract/favourite-list.ts';
import { mostInList, mostLists } from '#lib/contract/limits.ts';
import { pageSize } from '#lib/contract/product.ts';
import { listNameRule } from '#lib/rules/list-name.ts';
import { publicName } from '#lib/rules/public-name.ts';
import type { Database, Db } from '#server/db/database.ts';
import { ShopError } from '#server/errors.ts';
import {
  addToList,
  bringBack,
  insertList,
  kept,
  markRemoved,
  readListPage,
  readLists,
  readOwn,
  readShared,
  readToken,
  removeFromList,
  removeOldLists,
  writeName,
  writeToken,
} from '#server/modules/favourite/list-queries.ts';
import { holdMember } from '#server/modules/favourite/queries.ts';
import type { FavouriteService } from '#server/modules/favourite/service.ts';
import { favouriteTexts } from '#server/modules/favourite/texts.ts';
import { withCoupons } from '#server/modules/shown-coupon/service.ts';

/** 128 bits, as of the other links whose owner may read what they show. */
const newToken = (): string => randomBytes(16).toString('base64url');
const isToken = (token: string): boolean => /^[\w-]{22}$/.test(token);

/** Also for another member's: the answer does not reveal that it exists. */
const unknown = () => new ShopError(404, 'LIST_NOT_FOUND', favouriteTexts.unknownList);
const refused = (code: string, message: string) => new ShopError(409, code, message);

interface Moving {
  /** 0: the favourites. */
  readonly from: number;
  readonly to: number;
  readonly codes: readonly number[];
  readonly copies: boolean;
}
interface Sharing {
  readonly id: number;
  readonly isShared: boolean;
  readonly showsName: boolean;
  readonly isFresh: boolean;
}

/** @throws {ShopError} 422 for a name that breaks the rule */
function judge(written: string): string {
  const judged = listNameRule(written);
  if ('value' in judged) return judged.value;
  throw new ShopError(422, 'INVALID', judged.error, { fields: { name: judged.error } });
}

/** Members' named lists, which others may read by a link while they are shared. */
export function createListService(
  database: Database,
  favourites: Pick<FavouriteService, 'add' | 'remove'>,
) {
  async function lists(memberId: number, joined?: Db): Promise<ListsAnswer> {
    const [found] = await database.run(readLists, [memberId], joined);
    return { lists: found?.lists ?? [] };
  }

  /** Changes a member's lists one after another; resolves to the lists after the change. */
  async function change(
    memberId: number,
    work: (tx: Db, own: Own) => Promise<void>,
    joined?: Db,
  ): Promise<ListsAnswer> {
    await database.transaction(async (tx) => {
      await holdMember(tx, memberId);
      await work(tx, ownOf(await readOwn(tx, memberId)));
    }, joined);
    return lists(memberId, joined);
  }

  /**
   * Makes a list.
   * @throws {ShopError} 422 for its name, 409 for one that is taken or when there are too many
   */
  async function create(memberId: number, name: string, joined?: Db): Promise<CreateListAnswer> {
    const given = judge(name);
    let id = 0;
    const answer = await change(
      memberId,
      async (tx, own) => {
        own.expectRoom(given);
        id = await insertList(tx, memberId, given);
      },
      joined,
    );
    return { ...answer, id };
  }

  /** @throws {ShopError} 422 for its name, 409 for one that is taken, 404 for no list of the member's */
  function rename(memberId: number, id: number, name: string, joined?: Db): Promise<ListsAnswer> {
    const given = judge(name);
    const work = async (tx: Db, own: Own) => {
      if (own.there(id).name === given) return;
      own.expectFree(given);
      await writeName(tx, id, given);
    };
    return change(memberId, work, joined);
  }

  /** Deletes a list, which can be brought back for a day, and ends its sharing. Repeating it is no error. */
  function remove(memberId: number, id: number, joined?: Db): Promise<ListsAnswer> {
    const work = async (tx: Db, own: Own) => {
      if (!own.any(id).removed) await markRemoved(tx, memberId, id);
    };
    return change(memberId, work, joined);
  }

  /** Brings a deleted list back, with its products; it is not shared. Repeating it is no error. */
  function restore(memberId: number, id: number, joined?: Db): Promise<ListsAnswer> {
    const work = async (tx: Db, own: Own) => {
      const { name, removed } = own.any(id);
      if (!removed) return;
      own.expectRoom(name);
      await bringBack(tx, id);
    };
    return change(memberId, work, joined);
  }

  /**
   * Copies or moves products that are in one list to another. All or none.
   * @throws {ShopError} 404 for no list of the member's, 409 when the other has no room for them
   */
  function move(memberId: number, moving: Moving, joined?: Db): Promise<ListsAnswer> {
    const { from, to, codes, copies } = moving;
    const work = async (tx: Db, own: Own) => {
      if (from !== 0) own.there(from);
      if (to !== 0) own.there(to);
      const moved = await kept(tx, memberId, from, codes);
      if (from === to || moved.length === 0) return;
      await putAll(tx, memberId, to, moved);
      if (!copies) await take(tx, memberId, from, moved);
    };
    return change(memberId, work, joined);
  }

  async function putAll(tx: Db, memberId: number, list: number, codes: readonly number[]) {
    if (list !== 0) {
      await fill(tx, list, codes);
      return;
    }
    for (const code of codes) {
      // oxlint-disable-next-line no-await-in-loop
      const refusal = await favourites.add(memberId, code, tx);
      if (refusal !== null) throw refused('LIST_FULL', refusal);
    }
  }

  async function take(tx: Db, memberId: number, list: number, codes: readonly number[]) {
    if (list !== 0) {
      await removeFromList(tx, list, codes);
      return;
    }
    for (const code of codes) {
      // oxlint-disable-next-line no-await-in-loop
      await favourites.remove(memberId, code, tx);
    }
  }

  /**
   * Adds a product to a list, if it is not there.
   * @throws {ShopError} 404 for no list of the member's and for no product, 409 when it has no room
   */
  function put(memberId: number, id: number, code: number, joined?: Db): Promise<ListsAnswer> {
    const work = async (tx: Db, own: Own) => {
      own.there(id);
      if ((await fill(tx, id, [code])) === 0) {
        throw new ShopError(404, 'PRODUCT_NOT_FOUND', favouriteTexts.unknownProduct);
      }
    };
    return change(memberId, work, joined);
  }

  /**
   * Removes a product from a list, if it is there.
   * @throws {ShopError} 404 for no list of the member's
   */
  function drop(memberId: number, id: number, code: number, joined?: Db): Promise<ListsAnswer> {
    const work = async (tx: Db, own: Own) => {
      own.there(id);
      await removeFromList(tx, id, [code]);
    };
    return change(memberId, work, joined);
  }

  /**
   * Shares a list, or ends that: the address it had is then unknown for good.
   * @throws {ShopError} 404 for no list of the member's
   */
  function share(memberId: number, sharing: Sharing, joined?: Db): Promise<ListsAnswer> {
    const { id, isShared, showsName, isFresh } = sharing;
    const work = async (tx: Db) => {
      const found = await readToken(tx, memberId, id);
      if (!found) throw unknown();
      const present = isFresh ? null : found.token;
      const token = isShared ? (present ?? newToken()) : null;
      await writeToken(tx, id, { token, showsName: isShared && showsName });
    };
    return change(memberId, work, joined);
  }

  /** @throws {ShopError} 404 for no list of the member's, and for a page past the last */
  async function page(memberId: number, id: number, asked: number): Promise<GetFavouritesAnswer> {
    const [found] = await database.run(readListPage, [id, (asked - 1) * pageSize, memberId]);
    if (!found) throw unknown();
    return paged(database, found, asked);
  }

  /** What a visitor reads. @throws {ShopError} 404 for what is not shared, and for a page past the last */
  async function shared(token: string, asked: number): Promise<SharedList> {
    if (!isToken(token)) throw unknown();
    const [found] = await database.run(readShared, [token, (asked - 1) * pageSize]);
    if (!found) throw unknown();
    const { name, owner } = found;
    const [first = ''] = publicName(owner).split(' ');
    return { name, owner: first, ...(await paged(database, found, asked)) };
  }

  /** Deletes a batch of lists that can no longer be brought back; resolves to their number. */
  async function removeSomeOld(): Promise<number> {
    const [gone] = await database.run(removeOldLists, []);
    return gone?.count ?? 0;
  }

  return {
    lists,
    create,
    rename,
    remove,
    restore,
    move,
    put,
    drop,
    share,
    page,
    shared,
    removeSomeOld,
  };
}
export type ListService = ReturnType<typeof createListService>;

/** @returns how many of the products exist @throws {ShopError} 409 when the list has no room */
async function fill(tx: Db, list: number, codes: readonly number[]): Promise<number> {
  const { known, count } = await addToList(tx, list, codes);
  if (count > mostInList) throw refused('LIST_FULL', favouriteTexts.fullList(mostInList));
  return known;
}

/** @throws {ShopError} 404 for a page past the last */
async function paged(
  database: Database,
  { total, items }: Pick<GetFavouritesAnswer, 'total' | 'items'>,
  page: number,
): Promise<GetFavouritesAnswer> {
  const pageCount = Math.ceil(total / pageSize);
  if (page > Math.max(1, pageCount)) {
    throw new ShopError(404, 'PAGE_NOT_FOUND', favouriteTexts.pastLastPage);
  }
  return { items: await withCoupons(database, items), total, page, pageCount };
}

type OwnList = Awaited<ReturnType<typeof readOwn>>[number];
type Own = ReturnType<typeof ownOf>;

/** Questions about all lists of a member. */
function ownOf(all: readonly OwnList[]) {
  const current = all.filter(({ removed }) => !removed);

  /** @throws {ShopError} 404 */
  function any(id: number): OwnList {
    const found = all.find((list) => list.id === id);
    if (!found) throw unknown();
    return found;
  }

  /** @throws {ShopError} 404, also for a deleted one */
  function there(id: number): OwnList {
    const found = any(id);
    if (found.removed) throw unknown();
    return found;
  }

  /** @throws {ShopError} 409 when another list has this name */
  function expectFree(name: string): void {
    if (!current.some((list) => list.name === name)) return;
    throw new ShopError(409, 'LIST_NAME_TAKEN', favouriteTexts.takenName, {
      fields: { name: favouriteTexts.takenName },
    });
  }

  /** @throws {ShopError} 409 when there is no room for a list of this name */
  function expectRoom(name: string): void {
    if (current.length >= mostLists)
      throw refused('LISTS_FULL', favouriteTexts.tooManyLists(mostLists));
    expectFree(name);
  }

  return { any, there, expectFree, expectRoom };
}
