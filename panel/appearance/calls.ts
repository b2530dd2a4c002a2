import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type {
  AppearancePart,
  bannerPart,
  homePart,
  menuPart,
  MenuPlace,
  textsPart,
  VersionsAnswer,
} from '#lib/contract/appearance.ts';
import type { DraftAnswer } from '#lib/contract/draft.ts';
import type { BrandsAnswer, CategoriesAnswer } from '#lib/contract/goods-tree.ts';
import { call } from '#panel/client.ts';
import { queries } from '#panel/queries.ts';

export type HomePart = z.infer<typeof homePart>;
export type MenuPart = z.infer<typeof menuPart>;
export type BannerPart = z.infer<typeof bannerPart>;
export type TextsPart = z.infer<typeof textsPart>;
interface Parts {
  home: HomePart;
  menu: MenuPart;
  side: MenuPart;
  footer: MenuPart;
  header: MenuPart;
  banner: BannerPart;
  texts: TextsPart;
}

export type PartOf<Part extends AppearancePart> = Parts[Part];

interface Calls {
  /** `Get-…`, `Save-…` and `Preview-…` */
  name: string;
  place?: MenuPlace;
}
const calls: Readonly<Record<AppearancePart, Calls>> = {
  home: { name: 'Home-Blocks' },
  menu: { name: 'Menu', place: 'menu' },
  side: { name: 'Menu', place: 'side' },
  footer: { name: 'Menu', place: 'footer' },
  header: { name: 'Menu', place: 'header' },
  banner: { name: 'Top-Banner' },
  texts: { name: 'Footer' },
};
const placeOf = ({ place }: Calls) => (place === undefined ? {} : { place });

/** A part of the look. It is not read again by itself: somebody may be changing it. */
export const partQuery = <Part extends AppearancePart>(part: Part) =>
  queryOptions({
    queryKey: ['appearance', part],
    queryFn: ({ signal }) =>
      call<Parts[Part]>(`Get-${calls[part].name}`, placeOf(calls[part]), { signal }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const rereadPart = <Part extends AppearancePart>(part: Part): Promise<Parts[Part]> =>
  queries.fetchQuery({ ...partQuery(part), staleTime: 0 });

async function kept<Part extends AppearancePart>(
  part: Part,
  saved: Parts[Part],
): Promise<Parts[Part]> {
  queries.setQueryData(partQuery(part).queryKey, saved);
  await queries.invalidateQueries({ queryKey: versionsQuery(part).queryKey });
  return saved;
}

/** Publishes a part at once. @param revision of what was read */
export const savePart = async <Part extends AppearancePart>(
  part: Part,
  value: Omit<Parts[Part], 'revision'>,
  revision: number,
): Promise<Parts[Part]> =>
  kept(
    part,
    await call<Parts[Part]>(`Save-${calls[part].name}`, {
      ...value,
      ...placeOf(calls[part]),
      revision,
    }),
  );

/** Makes a page that shows what is not published, as its publishing would. @param revision of what was read */
export const previewPart = <Part extends AppearancePart>(
  part: Part,
  value: Omit<Parts[Part], 'revision'>,
  revision: number,
  signal: AbortSignal,
): Promise<DraftAnswer> =>
  call<DraftAnswer>(
    part === 'home' ? 'Preview-Home' : `Preview-${calls[part].name}`,
    { ...value, ...placeOf(calls[part]), revision },
    { signal },
  );

export const versionsQuery = (part: AppearancePart) =>
  queryOptions({
    queryKey: ['appearance', 'versions', part],
    queryFn: ({ signal }) => call<VersionsAnswer>('Get-Appearance-Versions', { part }, { signal }),
  });

/** Makes a former version the current one. @param revision of now */
export const restoreVersion = async <Part extends AppearancePart>(
  part: Part,
  version: number,
  revision: number,
): Promise<Parts[Part]> => {
  await call('Restore-Appearance', { part, version, revision });
  return kept(part, await rereadPart(part));
};

export const categoriesQuery = queryOptions({
  queryKey: ['goods', 'categories'],
  queryFn: ({ signal }) => call<CategoriesAnswer>('List-Categories', {}, { signal }),
  staleTime: 60_000,
});
export const brandsQuery = queryOptions({
  queryKey: ['goods', 'brands'],
  queryFn: ({ signal }) => call<BrandsAnswer>('List-Brands', {}, { signal }),
  staleTime: 60_000,
});
