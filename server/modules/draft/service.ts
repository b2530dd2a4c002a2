import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type {
  AppearancePart,
  saveBannerBody,
  saveHomeBody,
  saveMenuBody,
  saveTextsBody,
} from '#lib/contract/appearance.ts';
import type { savePostBody } from '#lib/contract/blog.ts';
import type { DraftAnswer, DraftPage, getDraftBody } from '#lib/contract/draft.ts';
import type { SaveProductBody } from '#lib/contract/goods-product.ts';
import type { savePageBody } from '#lib/contract/home.ts';
import { previewPath } from '#lib/contract/paths.ts';
import type { Config } from '#server/config.ts';
import type { Database, Db } from '#server/db/database.ts';
import { tryOut } from '#server/db/try-out.ts';
import { ShopError } from '#server/errors.ts';
import type { AppearanceService } from '#server/modules/appearance/service.ts';
import { draftOfPost } from '#server/modules/blog/draft-service.ts';
import type { PostService } from '#server/modules/blog/save-service.ts';
import { getDetail } from '#server/modules/catalogue/detail-service.ts';
import {
  dropTooMany,
  keepDraft,
  readDraft,
  removeOldDrafts,
} from '#server/modules/draft/queries.ts';
import { draftTexts } from '#server/modules/draft/texts.ts';
import { readDraftToken, signDraft } from '#server/modules/draft/token.ts';
import type { ProductService } from '#server/modules/goods/product-service.ts';
import { getHomeInside } from '#server/modules/home/blocks-service.ts';
import { getFrameInside } from '#server/modules/home/master-service.ts';
import type { PageService } from '#server/modules/home/page-service.ts';
import { getContentPage } from '#server/modules/home/service.ts';

/** How long a preview works, in ms. */
const life = 900_000;

export interface DraftNeeds {
  readonly database: Database;
  readonly settings: Pick<Config, 'tokenSecret'>;
  readonly products: Pick<ProductService, 'save' | 'permissionsOfSave'>;
  readonly posts: Pick<PostService, 'save'>;
  readonly pages: Pick<PageService, 'save'>;
  readonly appearance: Pick<
    AppearanceService,
    'saveHome' | 'saveMenu' | 'saveBanner' | 'saveTexts'
  >;
}

interface Drawn {
  readonly page: DraftPage;
  /** Null for a new one, and of the home page. */
  readonly subjectId: number | null;
  readonly look?: Look;
}

/** A part of the look. Each change makes its preview anew, in place of that of an earlier one, also in another window. */
interface Look {
  readonly part: AppearancePart;
  readonly asked: string;
}
const lookOf = (part: AppearancePart): Look => ({ part, asked: new Date().toISOString() });

/**
 * Pages of drafts. A draft is saved as it would be, with all checks and the sanitising of HTML, its page is read as the
 * storefront reads it, and then all of it is taken back: only the page is kept.
 */
export function createDraftService({
  database,
  settings: { tokenSecret },
  products,
  posts,
  pages,
  appearance,
}: DraftNeeds) {
  async function keep(by: number, { page, subjectId, look }: Drawn): Promise<DraftAnswer> {
    const fresh = randomBytes(18).toString('base64url');
    const { kind } = page;
    const of = [look?.part ?? null, look?.asked ?? null];
    const values = [fresh, kind, subjectId, JSON.stringify(page), by, ...of];
    const [kept] = await database.run(keepDraft, values);
    const draft = kept?.id ?? fresh;
    await database.run(dropTooMany, [by]);
    const token = signDraft(tokenSecret, { kind, subjectId, draft }, Date.now() + life);
    return { path: previewPath(token, kind) };
  }

  /** @throws {ShopError} as the save of products */
  async function ofProduct(by: number, body: SaveProductBody): Promise<DraftAnswer> {
    const product = await tryOut(database, async (tx, inside) => {
      const saved = await products.save(by, { ...body, state: 'published' }, tx);
      return getDetail(inside, saved.websiteCode);
    });
    return keep(by, { page: { kind: 'product', product }, subjectId: body.websiteCode ?? null });
  }

  /** @throws {ShopError} as the save of posts that are drafts */
  async function ofPost(by: number, body: z.output<typeof savePostBody>): Promise<DraftAnswer> {
    const post = await tryOut(database, (tx, inside) =>
      draftOfPost({ tx, inside, posts, by, body }),
    );
    return keep(by, { page: { kind: 'post', post }, subjectId: body.id ?? null });
  }

  /** @throws {ShopError} as the save of pages */
  async function ofPage(by: number, body: z.output<typeof savePageBody>): Promise<DraftAnswer> {
    const { id, page } = await tryOut(database, async (tx, inside) => {
      const saved = await pages.save(by, body, tx);
      return { id: saved.id, page: await getContentPage(inside, saved.name) };
    });
    const subjectId = body.former === undefined ? null : id;
    return keep(by, { page: { kind: 'page', page }, subjectId });
  }

  /** @throws {ShopError} as the save of the home page's blocks */
  async function ofHome(by: number, body: z.output<typeof saveHomeBody>): Promise<DraftAnswer> {
    const look = lookOf('home');
    const home = await tryOut(database, async (tx, inside) => {
      await appearance.saveHome(by, body, tx);
      return getHomeInside(inside);
    });
    return keep(by, { page: { kind: 'home', home }, subjectId: null, look });
  }

  /** The home page with other menus, banner or footer around it. */
  async function ofFrame(
    by: number,
    part: AppearancePart,
    save: (tx: Db) => Promise<unknown>,
  ): Promise<DraftAnswer> {
    const look = lookOf(part);
    const frame = await tryOut(database, async (tx, inside) => {
      await save(tx);
      return getFrameInside(inside);
    });
    return keep(by, { page: { kind: 'home', frame }, subjectId: null, look });
  }

  /** @throws {ShopError} 404 for a token that is forged, expired, of another kind, or of something removed */
  async function read({ token, kind }: z.output<typeof getDraftBody>): Promise<DraftPage> {
    const named = readDraftToken(tokenSecret, token, Date.now());
    const [found] =
      named?.kind === kind
        ? await database.run(readDraft, [named.draft, kind, named.subjectId])
        : [];
    if (!found) throw new ShopError(404, 'DRAFT_NOT_FOUND', draftTexts.unknown);
    return found.page;
  }

  /** Removes a batch of old drafts; resolves to their number. */
  async function removeSomeOld(): Promise<number> {
    const [removed] = await database.run(removeOldDrafts, []);
    return removed?.count ?? 0;
  }

  return {
    permissionsOfProduct: products.permissionsOfSave,
    ofProduct,
    ofPost,
    ofPage,
    ofHome,
    /** @throws {ShopError} as the save of menus */
    ofMenu: (by: number, body: z.output<typeof saveMenuBody>) =>
      ofFrame(by, body.place, (tx) => appearance.saveMenu(by, body, tx)),
    /** @throws {ShopError} as the save of the banner */
    ofBanner: (by: number, body: z.output<typeof saveBannerBody>) =>
      ofFrame(by, 'banner', (tx) => appearance.saveBanner(by, body, tx)),
    /** @throws {ShopError} as the save of the footer's texts */
    ofTexts: (by: number, body: z.output<typeof saveTextsBody>) =>
      ofFrame(by, 'texts', (tx) => appearance.saveTexts(by, body, tx)),
    read,
    removeSomeOld,
  };
}
export type DraftService = ReturnType<typeof createDraftService>;
