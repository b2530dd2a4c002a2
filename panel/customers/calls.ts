import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type {
  AwaitedAnswer,
  CustomerAnswer,
  CustomerMobileAnswer,
  CustomersAnswer,
  SubscribersAnswer,
} from '#lib/contract/customer.ts';
import { panelErrors } from '#lib/contract/permissions.ts';
import { call, CallError, callPicture as callFile } from '#panel/client.ts';
import { customerTexts } from '#panel/customers/texts.ts';
import type { WantedCustomers } from '#panel/customers/wanted.ts';
import { queries } from '#panel/queries.ts';
import { saveFile } from '#panel/ui/save-file.ts';

const pages = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }: { next: string | null }) => next,
};
const from = (after: string | null): object => (after === null ? {} : { after });

/** Customers, the last that joined first. */
export const customersQuery = (wanted: WantedCustomers) =>
  infiniteQueryOptions({
    queryKey: ['customers', 'list', wanted],
    queryFn: ({ pageParam, signal }) =>
      call<CustomersAnswer>('Get-Customers', { ...wanted, ...from(pageParam) }, { signal }),
    ...pages,
  });

export const customerQuery = (id: number) =>
  queryOptions({
    queryKey: ['customers', 'one', id],
    queryFn: ({ signal }) => call<CustomerAnswer>('Get-Customer', { id }, { signal }),
  });

export const subscribersQuery = infiniteQueryOptions({
  queryKey: ['subscribers'],
  queryFn: ({ pageParam, signal }) =>
    call<SubscribersAnswer>('List-Subscribers', from(pageParam), { signal }),
  ...pages,
});

export const awaitedQuery = infiniteQueryOptions({
  queryKey: ['awaited'],
  queryFn: ({ pageParam, signal }) =>
    call<AwaitedAnswer>('List-Awaited', from(pageParam), { signal }),
  ...pages,
});

/** The whole number of a customer; the service records that it was shown. */
export const showMobile = (id: number): Promise<CustomerMobileAnswer> =>
  call<CustomerMobileAnswer>('Show-Customer-Mobile', { id });

/** Blocks or unblocks a customer as they were read. */
export async function changeBlock(
  name: 'Block-Customer' | 'Unblock-Customer',
  { id, blockVersion: version }: Pick<CustomerAnswer, 'id' | 'blockVersion'>,
  more: object = {},
): Promise<void> {
  try {
    const answer = await call<CustomerAnswer>(name, { id, version, ...more });
    queries.setQueryData(customerQuery(id).queryKey, answer);
    await queries.invalidateQueries({ queryKey: ['customers', 'list'] });
    await queries.invalidateQueries({ queryKey: ['order'] });
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== panelErrors.stale) throw error;
    await queries.invalidateQueries({ queryKey: ['customers'] });
    throw new CallError(409, { message: customerTexts.stale, code: panelErrors.stale });
  }
}

/** Asks for a file and hands it to the browser. */
export const exportFile = async (name: string, body: object, fileName: string): Promise<void> =>
  saveFile(await callFile(name, body), fileName);
