import { z } from 'zod';
import { mostCounted, rowId } from '#lib/contract/content-values.ts';
import {
  type AdminRedirect,
  type ListMissingAnswer,
  type ListMissingBody,
  type ListRedirectsAnswer,
  type ListRedirectsBody,
  type RemoveRedirectBody,
  type SaveRedirectBody,
  mostRedirects,
} from '#lib/contract/redirect.ts';
import { longestAddress, oldAddress } from '#lib/rules/old-address.ts';
import { normalisePersian } from '#lib/text/persian.ts';
import { cursorOf, placeOf, totalOf } from '#server/content/cursor.ts';
import type { Database, Db } from '#server/db/database.ts';
import { conflict, isNotUnique, ShopError } from '#server/errors.ts';
import { addressAlone, openMatcher } from '#server/modules/redirect/match-service.ts';
import {
  countAllMissing,
  countRedirects,
  deleteRedirect,
  forgetMissing,
  holdRedirect,
  leadFurther,
  readMissing,
  readRedirects,
  readTarget,
  writeRedirect,
} from '#server/modules/redirect/queries.ts';
import { redirectTexts } from '#server/modules/redirect/texts.ts';
import { recordStaff } from '#server/staff-log.ts';

/** What never answers 404 as a page. */
const ofService = /^\/(api|media|webclienthub|_next|cpfpco)(\/|$)/;
/** Missing addresses of a page that are compared word by word. */
const mostSimilar = 20;
const redirectPlace = z.tuple([rowId]);
const missingPlace = z.tuple([z.int().min(0), z.string().max(longestAddress)]);

/** Old addresses and where they lead, as staff see and change them. Callers must have checked that staff ask. */
export function createRedirectService(database: Database) {
  const { db } = database;

  /** @throws {ShopError} 422 for a cursor that is not of this list */
  async function list({ query, after, limit }: ListRedirectsBody): Promise<ListRedirectsAnswer> {
    const [from = null] = placeOf(redirectPlace, after) ?? [];
    const text = normalisePersian(query);
    const [found, count] = await Promise.all([
      readRedirects(db, text, { after: from, limit: limit + 1 }),
      from === null ? countRedirects(db, text) : null,
    ]);
    const items = found.slice(0, limit);
    const last = found.length > limit ? items.at(-1) : undefined;
    return {
      items,
      next: last ? cursorOf([last.id]) : null,
      total: count === null ? null : totalOf(count, mostCounted),
    };
  }

  /** @throws {ShopError} 422 for a cursor that is not of this list */
  async function listMissing({ after, limit }: ListMissingBody): Promise<ListMissingAnswer> {
    const from = placeOf(missingPlace, after);
    const [found, count] = await Promise.all([
      readMissing(db, { after: from, limit: limit + 1 }),
      from === null ? countAllMissing(db) : null,
    ]);
    const items = found.slice(0, limit);
    const last = found.length > limit ? items.at(-1) : undefined;
    const proposals = await matchesOf(items.map(({ path }) => path));
    return {
      items: items.map((each, at) => ({ ...each, proposal: proposals[at] ?? null })),
      next: last ? cursorOf([last.hits, last.path]) : null,
      total: count === null ? null : totalOf(count, mostCounted),
    };
  }

  async function matchesOf(addresses: readonly string[]) {
    if (addresses.length === 0) return [];
    const matcher = await openMatcher(database, mostSimilar);
    return matcher.match(addresses.map(addressAlone));
  }

  /**
   * Creates or changes a redirect. Chains become one step: others that led to its address lead to its target.
   * @throws {ShopError} 404; 409 `STALE` with the one of now, `TOO_MANY`; 422 for an address that is taken, is of
   * the service, or leads to itself
   */
  async function save(
    memberId: number,
    { id, revision, path: written, target: wanted, code }: SaveRedirectBody,
    joined?: Db,
  ): Promise<AdminRedirect> {
    const path = pathOf(written);
    const saving = database.transaction(async (tx) => {
      const before = id === undefined ? null : await formerOf(tx, { id, revision: revision ?? 0 });
      if (before === null) await refuseTooMany(tx);
      const target = await targetOf(tx, path, wanted);
      const made = await writeRedirect(tx, id, { path, target, code });
      await leadFurther(tx, path, target);
      await forgetMissing(tx, path);
      const saved = await held(tx, made);
      const subject = `redirect ${made}`;
      await recordStaff(tx, { memberId, action: 'Save-Redirect', subject, before, after: saved });
      return saved;
    }, joined);
    return saving.catch((error: unknown): never => {
      throw isNotUnique(error) ? invalid({ path: redirectTexts.taken }) : error;
    });
  }

  /** @throws {ShopError} 404; 409 `STALE` with the one of now */
  async function remove(
    memberId: number,
    body: RemoveRedirectBody,
    joined?: Db,
  ): Promise<{ id: number }> {
    const { id } = body;
    return database.transaction(async (tx) => {
      const before = await formerOf(tx, body);
      await deleteRedirect(tx, id);
      const subject = `redirect ${id}`;
      await recordStaff(tx, { memberId, action: 'Remove-Redirect', subject, before, after: null });
      return { id };
    }, joined);
  }

  return { list, listMissing, save, remove };
}
export type RedirectService = ReturnType<typeof createRedirectService>;

const invalid = (fields: Record<string, string>) =>
  new ShopError(422, 'INVALID', redirectTexts.invalid, { fields });

/** An old address as it is kept. @throws {ShopError} 422 for what is no address of a page */
export function pathOf(written: string): string {
  const given = URL.canParse(written) ? pathAndQuery(new URL(written)) : written;
  const path = oldAddress(given);
  const isPath = given.startsWith('/') && path !== '/' && path.length <= longestAddress;
  // oxlint-disable-next-line no-control-regex -- refuses them on purpose
  if (!isPath || /[\u0000-\u001f\u007f]/.test(path))
    throw invalid({ path: redirectTexts.wrongPath });
  if (ofService.test(path)) throw invalid({ path: redirectTexts.ofService });
  return path;
}

const pathAndQuery = ({ protocol, pathname, search }: URL): string =>
  /^https?:$/.test(protocol) ? pathname + search : '';

/** The end of the way from a target. @throws {ShopError} 422 when that is where it began */
async function targetOf(tx: Db, path: string, wanted: string): Promise<string> {
  const target = wanted.startsWith('/') ? normalisePersian(wanted) : wanted;
  const further = target.startsWith('/') ? await readTarget(tx, oldAddress(target)) : null;
  const end = further ?? target;
  if (end.startsWith('/') && oldAddress(end) === path)
    throw invalid({ target: redirectTexts.circle });
  return end;
}

async function refuseTooMany(tx: Db): Promise<void> {
  if ((await countRedirects(tx, '', mostRedirects)) >= mostRedirects) {
    throw conflict('TOO_MANY', redirectTexts.tooMany);
  }
}

/** @throws {ShopError} 404 */
async function held(tx: Db, id: number): Promise<AdminRedirect> {
  const found = await holdRedirect(tx, id);
  if (found === null) throw new ShopError(404, 'REDIRECT_NOT_FOUND', redirectTexts.unknown);
  return found;
}

/** The redirect to change, locked. @throws {ShopError} 404; 409 `STALE` */
async function formerOf(tx: Db, { id, revision }: RemoveRedirectBody): Promise<AdminRedirect> {
  const now = await held(tx, id);
  if (now.revision === revision) return now;
  throw new ShopError(409, 'STALE', redirectTexts.stale, {
    fields: { version: String(now.revision) },
    now,
  });
}
