import type { GatewayOffer } from '#lib/contract/order.ts';
import type { Gateway } from '#server/gateways/gateway.ts';

/**
 * The gateways that take an amount.
 * @param amount toman
 * @param first the name of the one that is offered first
 */
export const gatewaysFor = (
  gateways: readonly Pick<Gateway, 'name' | 'title' | 'kind' | 'minimum'>[],
  amount: number,
  first: string,
): GatewayOffer[] =>
  gateways
    .filter(({ minimum }) => amount >= minimum)
    .map(({ name, title, kind }) => ({ name, title, isLent: kind === 'instalments' }))
    .toSorted((one, other) => Number(other.name === first) - Number(one.name === first));
