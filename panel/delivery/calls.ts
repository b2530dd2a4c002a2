import { queryOptions } from '@tanstack/react-query';
import type {
  AdminMethod,
  MethodsAnswer,
  SaveMethodBody,
  SaveSlotsBody,
} from '#lib/contract/admin-selling.ts';
import { call } from '#panel/client.ts';
import { queries } from '#panel/queries.ts';

/** All delivery methods, in the order in which shoppers see them. */
export const methodsQuery = queryOptions({
  queryKey: ['delivery-methods'],
  queryFn: ({ signal }) => call<MethodsAnswer>('Get-Delivery-Methods', {}, { signal }),
});

/** The list is read again also after a refusal: somebody else may have been faster. */
const changed = () => queries.invalidateQueries({ queryKey: methodsQuery.queryKey });

export const saveMethod = (body: SaveMethodBody): Promise<AdminMethod> =>
  call<AdminMethod>('Save-Delivery-Method', body).finally(changed);

export const saveSlots = (body: SaveSlotsBody): Promise<AdminMethod> =>
  call<AdminMethod>('Save-Slots', body).finally(changed);

/** A method as it is now. */
export async function readMethod(id: number): Promise<AdminMethod | null> {
  const { items } = await queries.fetchQuery({ ...methodsQuery, staleTime: 0 });
  return items.find((each) => each.id === id) ?? null;
}
