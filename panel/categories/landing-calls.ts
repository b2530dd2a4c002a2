import { queryOptions } from '@tanstack/react-query';
import type {
  AdminCategory,
  AdminLanding,
  LandingsAnswer,
  RemoveOneBody,
  SaveLandingBody,
} from '#lib/contract/goods-tree.ts';
import { call } from '#panel/client.ts';
import { queries } from '#panel/queries.ts';

/** A category; 0 is the whole shop. */
export type LandingOwner = Pick<AdminCategory, 'id' | 'title' | 'slug'>;

/** Landing pages of a category, and proposed ones. */
export const landingsQuery = (categoryId: number) =>
  queryOptions({
    queryKey: ['landings', categoryId],
    queryFn: () => call<LandingsAnswer>('List-Landings', { categoryId }),
  });

/** Reads them again. */
export async function readLandings(categoryId: number): Promise<AdminLanding[]> {
  const { items } = await queries.fetchQuery({ ...landingsQuery(categoryId), staleTime: 0 });
  return items;
}

/** The list is read again also after a refusal: somebody else may have been faster. */
const changed = () => queries.invalidateQueries({ queryKey: ['landings'] });

export const saveLanding = (
  body: Partial<SaveLandingBody> & Pick<SaveLandingBody, 'categoryId'>,
): Promise<AdminLanding> => call<AdminLanding>('Save-Landing', body).finally(changed);

export const removeLanding = (body: RemoveOneBody): Promise<LandingsAnswer> =>
  call<LandingsAnswer>('Remove-Landing', body).finally(changed);
