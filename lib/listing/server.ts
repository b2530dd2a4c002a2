import { cacheLife, cacheTag } from 'next/cache';
import type { z } from 'zod';
import { callService, type Read } from '#lib/calls/call-service.ts';
import { type CategoryLinks, categoryLinksAnswer } from '#lib/contract/category-links.ts';
import { getFilterAnswer, type GetFilterAnswer, getListAnswer } from '#lib/contract/product.ts';
import { tags } from '#lib/contract/tags.ts';
import type { ListSort } from '#lib/rules/list-query.ts';

type ListRead = Read<z.infer<typeof getListAnswer>>;

/** A category's list; category 0 is the whole shop. `page` counts from 1. */
export async function getCategoryList(id: number, sort: ListSort, page: number): Promise<ListRead> {
  'use cache';
  cacheLife('shop');
  cacheTag(tags.category(id), tags.coupons);
  return callService('Product/Get-List', getListAnswer, { categoryId: id, type: sort, page });
}

/** Brands of a category, and the categories beside it. */
export async function getCategoryLinks(id: number): Promise<Read<CategoryLinks>> {
  'use cache';
  cacheLife('shop');
  cacheTag(tags.category(id));
  return callService('Product/Get-Category-Links', categoryLinksAnswer, { categoryId: id });
}

/** A page of offers; '' for all. */
export async function getOffers(slug: string, sort: ListSort, page: number): Promise<ListRead> {
  'use cache';
  cacheLife('shop');
  // What is said of an event, and to which the shop leads, changes with the day.
  cacheTag(tags.category(0), tags.coupons, tags.day);
  return callService('Product/Get-List', getListAnswer, { offers: slug, type: sort, page });
}

/** The list of a category's landing page. */
export async function getLandingList(
  id: number,
  landing: string,
  sort: ListSort,
  page: number,
): Promise<ListRead> {
  'use cache';
  cacheLife('shop');
  cacheTag(tags.category(id), tags.coupons);
  return callService('Product/Get-List', getListAnswer, {
    categoryId: id,
    landing,
    type: sort,
    page,
  });
}

export async function getBrandList(id: number, sort: ListSort, page: number): Promise<ListRead> {
  'use cache';
  cacheLife('shop');
  cacheTag(tags.brand(id), tags.coupons);
  return callService('Product/Get-List', getListAnswer, {
    categoryId: 0,
    type: sort,
    page,
    'filter-brand': String(id),
  });
}

/** A list with a search text, fetched at each request. */
export async function getFilteredList(body: Readonly<Record<string, unknown>>): Promise<ListRead> {
  return callService('Product/Get-List', getListAnswer, body);
}

type FiltersRead = Read<GetFilterAnswer>;

/** Filters of a category's list; category 0 is the whole shop. */
export async function getCategoryFilters(id: number): Promise<FiltersRead> {
  'use cache';
  cacheLife('shop');
  cacheTag(tags.category(id));
  return callService('Product/Get-Filter', getFilterAnswer, { categoryId: id });
}

export async function getOffersFilters(slug: string): Promise<FiltersRead> {
  'use cache';
  cacheLife('shop');
  cacheTag(tags.category(0));
  return callService('Product/Get-Filter', getFilterAnswer, { offers: slug });
}

export async function getLandingFilters(id: number, landing: string): Promise<FiltersRead> {
  'use cache';
  cacheLife('shop');
  cacheTag(tags.category(id));
  return callService('Product/Get-Filter', getFilterAnswer, { categoryId: id, landing });
}

export async function getBrandFilters(id: number): Promise<FiltersRead> {
  'use cache';
  cacheLife('shop');
  cacheTag(tags.brand(id));
  return callService('Product/Get-Filter', getFilterAnswer, {
    categoryId: 0,
    'filter-brand': String(id),
  });
}
