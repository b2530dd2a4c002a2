import type { AdminCategory, CategoriesAnswer } from '#lib/contract/goods-tree.ts';
import type { AdminProduct } from '#lib/contract/goods-product.ts';
import type { ListPagesAnswer } from '#lib/contract/admin-page.ts';
import { paths } from '#lib/contract/paths.ts';
import { rereadPart, savePart } from '#panel/appearance/calls.ts';
import { call } from '#panel/client.ts';
import { queries } from '#panel/queries.ts';
import { rereadSettings } from '#panel/settings/calls.ts';
import { setupQuery } from '#panel/setup/calls.ts';
import { pageTemplates, type PageTemplate } from '#panel/setup/page-templates.ts';
import { setupTexts as words } from '#panel/setup/texts.ts';

export interface FirstProduct {
  readonly name: string;
  /** A category that is there, or the name of a new one. */
  readonly category: { readonly id: number } | { readonly title: string };
  readonly price: number;
  readonly stock: number;
  /** Hash of its picture. */
  readonly picture: string | null;
}

/** The category of that name; made where there is none, so that a second try does not make another. */
async function categoryOf(given: FirstProduct['category']): Promise<number> {
  if ('id' in given) return given.id;
  const { items } = await call<CategoriesAnswer>('List-Categories', {});
  const known = items.find(({ title }) => title === given.title);
  return (known ?? (await call<AdminCategory>('Save-Category', { title: given.title }))).id;
}

/** Shows what is new on a home page that has nothing, and the category in a menu that is empty. */
async function showFirst(categoryId: number): Promise<void> {
  const home = await rereadPart('home');
  if (home.blocks.length === 0) {
    const data = { look: 'rail', text: '', categoryId: 0, pick: 'newest', limit: 12 };
    const block = { type: 'products' as const, title: words.newest, url: '/shop', data };
    await savePart('home', { blocks: [{ ...block, isHidden: false }] }, home.revision);
  }
  const side = await rereadPart('side');
  if (side.items.length > 0) return;
  const { items } = await call<CategoriesAnswer>('List-Categories', {});
  const own = items.find(({ id }) => id === categoryId);
  if (!own) return;
  const entry = { label: own.title, url: paths.category(own.id, own.slug), icon: '', imgUrl: '' };
  await savePart('side', { items: [{ ...entry, items: [] }] }, side.revision);
}

/** Publishes the first product, with its category, and shows it on the home page. */
export async function addFirstProduct(given: FirstProduct): Promise<AdminProduct> {
  const categoryId = await categoryOf(given.category);
  const made = await call<AdminProduct>('Save-Product', {
    nameFa: given.name,
    categoryId,
    price: given.price,
    stock: given.stock,
    pictures: given.picture === null ? [] : [{ hash: given.picture, alt: given.name }],
    state: 'published',
  });
  await showFirst(categoryId);
  await Promise.all([
    queries.invalidateQueries({ queryKey: ['goods'] }),
    queries.invalidateQueries({ queryKey: setupQuery.queryKey }),
  ]);
  return made;
}

/** Names of the pages that the shop has. */
export async function readPageNames(): Promise<ReadonlySet<string>> {
  const { items } = await call<ListPagesAnswer>('List-Pages', { limit: 100 });
  return new Set(items.map(({ name }) => name));
}

/** Links to the pages in a footer that has no columns. */
async function linkPages(made: ReadonlySet<string>): Promise<void> {
  const footer = await rereadPart('footer');
  if (footer.items.length > 0) return;
  const items = pageTemplates
    .filter(({ name }) => made.has(name))
    .map(({ name, title }) => ({ label: title, url: paths.page(name), type: 1 as const }));
  const column = { label: words.footerColumn, url: '', icon: '', imgUrl: '', items };
  await savePart('footer', { items: [column] }, footer.revision);
}

/** Makes pages from templates with the data of the shop; those that are there stay. Resolves to how many it made. */
export async function addPages(wanted: readonly PageTemplate[]): Promise<number> {
  const [shop, selling, there] = await Promise.all([
    rereadSettings('shop'),
    rereadSettings('selling'),
    readPageNames(),
  ]);
  const missing = wanted.filter(({ name }) => !there.has(name));
  const facts = { ...shop, returnDays: selling.returnDays, freeReturns: selling.freeReturns };
  for (const { name, title, description, body } of missing) {
    // oxlint-disable-next-line no-await-in-loop -- a failure leaves the ones before it, and a second try the rest
    await call('Save-Page', {
      name,
      title,
      bodyHtml: body(facts),
      seoDescription: description,
    });
  }
  await linkPages(await readPageNames());
  await Promise.all([
    queries.invalidateQueries({ queryKey: ['pages'] }),
    queries.invalidateQueries({ queryKey: setupQuery.queryKey }),
  ]);
  return missing.length;
}
