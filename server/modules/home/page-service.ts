import type { z } from 'zod';
import { contactPageName } from '#lib/contract/forms.ts';
import type { AdminPage } from '#lib/contract/admin-page.ts';
import type { savePageBody } from '#lib/contract/home.ts';
import { paths, takenParts } from '#lib/contract/paths.ts';
import { tags } from '#lib/contract/tags.ts';
import { normalisePersian } from '#lib/text/persian.ts';
import { slugify } from '#lib/text/slug.ts';
import { lacksAlt } from '#server/content/alt-texts.ts';
import { cleanHtml } from '#server/content/clean-html.ts';
import type { Database, Db } from '#server/db/database.ts';
import { afterCommit } from '#server/db/transaction.ts';
import { isNotUnique, ShopError } from '#server/errors.ts';
import type { ShopEvents } from '#server/events.ts';
import {
  deletePage,
  holdPage,
  moveMenus,
  noteName,
  readFormerNames,
  writePage,
} from '#server/modules/home/page-queries.ts';
import { homeTexts } from '#server/modules/home/texts.ts';
import { readAdminPage } from '#server/modules/home/staff-page-queries.ts';
import { announce } from '#server/outbox/announce.ts';
import { recordStaff } from '#server/staff-log.ts';

type Body = z.output<typeof savePageBody>;

/**
 * Maximum former names sent to the storefront, which accepts 50 paths at once; pages under older names are
 * refreshed within the hour.
 */
const mostFormer = 49;

/** Writes content pages. Callers must have checked that staff ask who may. */
export function createPageService(database: Database, events: ShopEvents) {
  /**
   * Creates or updates a page, as one of the staff. It is still found under its former names (`getContentPage`).
   * @throws {ShopError} 404 for an unknown `former`; 409 `STALE` with the page of now; 422 for a title or name
   * without letters, for a name that is taken, for a picture without alt text, and for renaming the contact page,
   * whose URL contains a form
   */
  async function save(by: number | null, body: Body, joined?: Db): Promise<AdminPage> {
    const page = pageRow(body);
    const { name } = page;
    if (lacksAlt(cleanHtml(page.bodyHtml))) throw refused({ bodyHtml: homeTexts.noAlt });
    const saving = database.transaction(async (tx) => {
      const before = await formerOf(tx, body);
      if (before?.name === contactPageName && name !== contactPageName) {
        throw refused({ name: homeTexts.fixedName });
      }
      await writePage(tx, before?.id, page);
      const moved = before ? await move(tx, before, name) : nothing;
      const isListed = !body.noIndex || before?.noIndex === false;
      const pages = [name, ...moved.names].map(paths.page);
      await announce(tx, {
        tags: [tags.page(name), tags.sitemap, ...moved.tags],
        paths: pages,
        unlisted: isListed ? [] : pages,
      });
      const saved = await savedPage(tx, name);
      await recordStaff(tx, {
        memberId: by,
        action: 'Save-Page',
        subject: `page ${saved.id}`,
        before: before ? recorded(before.page) : null,
        after: recorded(saved),
      });
      afterCommit(tx, () => events.emit('outbox'));
      return saved;
    }, joined);
    return saving.catch((error: unknown): never => {
      throw isNotUnique(error) ? refused({ name: homeTexts.takenName }) : error;
    });
  }

  /**
   * Deletes a page that was made by mistake, in the transaction of the caller; its former names lead nowhere then.
   * @throws {ShopError} 404; 409 `STALE` with the page of now
   */
  async function remove(
    by: number | null,
    { name, revision }: { name: string; revision: number },
    tx: Db,
  ): Promise<void> {
    const before = await formerOf(tx, { former: name, revision });
    if (before === undefined) throw unknownPage();
    await deletePage(tx, before.id);
    await announce(tx, { tags: [tags.page(name), tags.sitemap], paths: [paths.page(name)] });
    await recordStaff(tx, {
      memberId: by,
      action: 'Remove-Page',
      subject: `page ${before.id}`,
      before: recorded(before.page),
      after: null,
    });
    afterCommit(tx, () => events.emit('outbox'));
  }

  return { save, remove };
}
export type PageService = ReturnType<typeof createPageService>;

/**
 * Computes the row of a page.
 * @throws {ShopError} 422 for a title or name without letters
 */
export function pageRow({ name, title: written, noIndex, ...texts }: Omit<Body, 'revision'>) {
  const title = normalisePersian(written).trim();
  if (title === '') throw refused({ title: homeTexts.missing });
  return {
    name: nameOf(name),
    title,
    bodyHtml: normalisePersian(texts.bodyHtml),
    seoKeywords: normalisePersian(texts.seoKeywords),
    seoDescription: normalisePersian(texts.seoDescription),
    noIndex,
  };
}

const unknownPage = () => new ShopError(404, 'PAGE_NOT_FOUND', homeTexts.unknownPage);

/** The page to change, locked; undefined for a new one. */
async function formerOf(tx: Db, { former, revision }: Pick<Body, 'former' | 'revision'>) {
  if (former === undefined) return undefined;
  const found = await holdPage(tx, normalisePersian(former));
  if (!found) throw unknownPage();
  const page = await savedPage(tx, found.name);
  if (found.revision === revision) return { ...found, page };
  throw new ShopError(409, 'STALE', homeTexts.stale, {
    fields: { version: String(found.revision) },
    now: page,
  });
}

/** The page as staff see it, in a transaction that has it. */
async function savedPage(tx: Db, name: string): Promise<AdminPage> {
  const found = await readAdminPage(tx, name);
  if (found === null) throw unknownPage();
  return found;
}

/** What is recorded of a page: everything but its text. */
function recorded({ name, title, noIndex, seoKeywords, seoDescription, bodyHtml }: AdminPage) {
  return { name, title, noIndex, seoKeywords, seoDescription, letters: bodyHtml.length };
}

/** The links to a page before it was renamed. */
interface Moved {
  readonly names: readonly string[];
  readonly tags: readonly string[];
}

const nothing: Moved = { names: [], tags: [] };

/**
 * Renames a page. Resolves to its former names and whether menus linked to it; each former name redirects in
 * one step.
 */
async function move(
  tx: Db,
  { id, name: from }: { id: number; name: string },
  to: string,
): Promise<Moved> {
  if (from === to) return nothing;
  await noteName(tx, { id, from, to });
  const menus = await moveMenus(tx, paths.page(from), paths.page(to));
  const names = await readFormerNames(tx, id, mostFormer);
  return { names, tags: [...names.map(tags.page), ...(menus ? [tags.master] : [])] };
}

/** @throws {ShopError} 422 for a name that cannot be a page's path */
function nameOf(written: string): string {
  const parts = normalisePersian(written).split('/').map(slugify).filter(Boolean);
  const [first] = parts;
  if (first === undefined) throw refused({ name: homeTexts.wordlessName });
  if (takenParts.includes(first)) throw refused({ name: homeTexts.takenName });
  return parts.join('/');
}

const refused = (fields: Record<string, string>) =>
  new ShopError(422, 'INVALID', homeTexts.invalid, { fields });
