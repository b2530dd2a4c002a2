import { queryOptions } from '@tanstack/react-query';
import type {
  GatewayTrial,
  PaymentSettings,
  SavePaymentBody,
  TestGatewayBody,
} from '#lib/contract/payment-settings.ts';
import { call } from '#panel/client.ts';
import { queries } from '#panel/queries.ts';

/** How the shop is paid online. It is not read again by itself: somebody may be changing it. */
export const paymentQuery = queryOptions({
  queryKey: ['settings', 'payment'],
  queryFn: ({ signal }) => call<PaymentSettings>('Get-Payment-Settings', {}, { signal }),
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

export const rereadPayment = (): Promise<PaymentSettings> =>
  queries.fetchQuery({ ...paymentQuery, staleTime: 0 });

export async function savePayment(body: SavePaymentBody): Promise<PaymentSettings> {
  const saved = await call<PaymentSettings>('Save-Payment-Settings', body);
  queries.setQueryData(paymentQuery.queryKey, saved);
  return saved;
}

export const testGateway = (body: TestGatewayBody): Promise<GatewayTrial> =>
  call<GatewayTrial>('Test-Gateway', body);
