import type { z } from 'zod';
import type { agentTools } from '#lib/contract/agent.ts';
import { basketLink } from '#lib/contract/agent-links.ts';
import { availabilityCodes } from '#lib/contract/codes.ts';
import { getListBody } from '#lib/contract/product.ts';
import type { Database } from '#server/db/database.ts';
import { conflict, ShopError } from '#server/errors.ts';
import {
  addressOf,
  availabilityAnswer,
  cardAnswer,
  productAnswer,
  variantAnswer,
} from '#server/modules/agent/answers.ts';
import { agentRefusals } from '#server/modules/agent/texts.ts';
import { getCompare } from '#server/modules/catalogue/compare-service.ts';
import { getDetail } from '#server/modules/catalogue/detail-service.ts';
import { getFilters } from '#server/modules/catalogue/filter-service.ts';
import { getList } from '#server/modules/catalogue/list-service.ts';

type Asked<Tool extends keyof typeof agentTools> = z.output<(typeof agentTools)[Tool]>;

/** What agents may ask: answers of the contract's calls, in short. Nothing here writes. */
export function createAgentService(database: Database, siteUrl: string) {
  async function search({ query, category, filters, sort, page, with_filters }: Asked<'search'>) {
    const narrowed = Object.entries(filters ?? {}).map(([key, value]) => [`filter-${key}`, value]);
    const wanted = getListBody.parse({
      ...Object.fromEntries(narrowed),
      ...(query && { 'filter-name': query }),
      categoryId: category,
      type: sort,
      page,
    });
    const list = await getList(database, wanted);
    return {
      title: list.title,
      total: list.total,
      page: list.page,
      pageCount: list.pageCount,
      products: list.items.map((card) => cardAnswer(siteUrl, card)),
      categories: list.children.map(({ id, title, productCount }) => ({ id, title, productCount })),
      ...(with_filters && (await getFilters(database, wanted))),
    };
  }

  const product = async ({ code }: Asked<'product'>) =>
    productAnswer(siteUrl, await getDetail(database, code));

  async function compare({ codes }: Asked<'compare'>) {
    const { group, products, specifications, others, missing } = await getCompare(database, codes);
    return {
      group: group.title,
      products: products.map((each) => ({
        ...cardAnswer(siteUrl, each),
        brand: each.brand.title,
      })),
      specifications,
      ofOtherGroups: others.map((each) => ({
        code: each.websiteCode,
        name: each.nameFa,
        group: each.group.title,
        url: addressOf(siteUrl, each),
      })),
      missing,
    };
  }

  /** Codes of no product are named, so that the others are answered. */
  async function availability({ codes }: Asked<'availability'>) {
    const found = await Promise.all([...new Set(codes)].map((code) => detailOrNull(code)));
    const known = found.filter((each) => each !== null);
    const isKnown = new Set(known.map(({ websiteCode }) => websiteCode));
    return {
      products: known.map((each) => availabilityAnswer(siteUrl, each)),
      missing: codes.filter((code) => !isKnown.has(code)),
    };
  }

  async function detailOrNull(code: number) {
    return getDetail(database, code).catch((error: unknown) => {
      if (error instanceof ShopError && error.status === 404) return null;
      throw error;
    });
  }

  /** @throws {ShopError} 404 for an unknown product, 409 for one that cannot be bought in that number */
  async function linkToBasket({ items }: Asked<'basketLink'>) {
    const chosen = await Promise.all(items.map((item) => choose(item)));
    return {
      url: siteUrl + basketLink(chosen),
      items: chosen.map(({ name, count, answer }) => ({ name, count, ...answer })),
      total: chosen.reduce((sum, { price, count }) => sum + price * count, 0),
    };
  }

  async function choose({ code, variant: asked, count }: Asked<'basketLink'>['items'][number]) {
    const detail = await getDetail(database, code);
    const wanted = asked === 0 ? detail.defaultVariantId : asked;
    const variant = detail.variants.find(({ id }) => id === wanted);
    if (!variant) throw conflict('NO_VARIANT', agentRefusals.unknownVariant(code));
    const { price, availability: state, maxCount } = variant;
    if (price === null || state !== availabilityCodes.available || maxCount === 0) {
      throw conflict('NOT_SOLD', agentRefusals.notSold(detail.nameFa));
    }
    if (count > maxCount)
      throw conflict('TOO_MANY', agentRefusals.tooMany(detail.nameFa, maxCount));
    return {
      websiteCode: code,
      variantId: variant.id,
      count,
      price,
      name: detail.nameFa,
      answer: { code, ...variantAnswer(variant) },
    };
  }

  return { search, product, compare, availability, linkToBasket };
}
export type AgentService = ReturnType<typeof createAgentService>;
