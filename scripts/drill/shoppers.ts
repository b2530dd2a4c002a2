import { demoAccounts } from '#demo-shop/demo-accounts.ts';
import { orderListAnswer } from '#lib/contract/member-order.ts';
import type { Sample } from '#scripts/bench/calls.ts';
import { pick } from '#scripts/bench/calls.ts';
import type { LoadedRequest } from '#scripts/bench/load.ts';
import { logIn } from '#scripts/lib/demo-login.ts';

/** Access tokens live a quarter of an hour. */
const renewEvery = 600_000;
const shoppers = demoAccounts.filter(
  ({ role, mobileVerified }) => role === 'Member' && mobileVerified,
);

const asked = (path: string, token: string, body?: object): LoadedRequest => ({
  method: body === undefined ? 'GET' : 'POST',
  path: `/api/${path}`,
  headers: { authorization: `Bearer ${token}` },
  ...(body !== undefined && { body: JSON.stringify(body) }),
});

/**
 * Logs in the members of a demo shop, with something in their baskets, for as long as this process runs.
 * @returns what one of them requests on the way to an order: basket, preview, list of orders, one order
 */
export async function drawShoppers(
  base: string,
  { variants }: Sample,
): Promise<() => LoadedRequest> {
  const tokens = new Map<string, string>();
  const renew = async () => {
    for (const account of shoppers) {
      // oxlint-disable-next-line no-await-in-loop
      tokens.set(account.mobile, await logIn(base, account));
    }
  };
  await renew();
  // One that fails shows as a visit that is answered 401.
  setInterval(() => void renew().catch(() => {}), renewEvery).unref();

  const send = ({ path, headers, ...request }: LoadedRequest) =>
    fetch(base + path, { ...request, headers: { 'content-type': 'application/json', ...headers } });

  const numbers = new Map<string, number[]>();
  for (const [mobile, token] of tokens) {
    const { product, variant } = pick(variants);
    const piece = { WebsiteCode: product, ProductProperty: variant };
    // oxlint-disable-next-line no-await-in-loop
    await send(asked('Basket/Add-To-Basket', token, piece));
    // oxlint-disable-next-line no-await-in-loop
    const orders = await (await send(asked('order/get-list', token, {}))).json();
    numbers.set(
      mobile,
      orderListAnswer.parse(orders).items.map(({ number }) => number),
    );
  }
  const withOrders = [...numbers].filter(([, own]) => own.length > 0);

  const oneOrder = () => {
    const [mobile, own] = pick(withOrders);
    return asked('order/get-detail', tokens.get(mobile) ?? '', { number: pick(own) });
  };
  const kinds = [
    (token: string) => asked('Basket/Get-Basket', token),
    (token: string) => asked('order/preview', token, {}),
    (token: string) => asked('order/get-list', token, {}),
    oneOrder,
  ];
  return () => pick(kinds)(pick([...tokens.values()]));
}
