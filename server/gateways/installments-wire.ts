import { z } from 'zod';
import { toPersianDigits } from '#lib/text/digits.ts';
import { normalisePersian } from '#lib/text/persian.ts';
import { type Caller, json, type Read } from '#server/gateways/call.ts';
import type { Cart, Unknown } from '#server/gateways/gateway.ts';
import { partToWire, toWire } from '#server/gateways/money.ts';
import type { Tokens } from '#server/gateways/oauth.ts';

const failure = z.object({
  successful: z.literal(false),
  errorData: z.object({ errorCode: z.int() }).nullish().catch(null),
});
export type Refusal = z.infer<typeof failure>;
const transactionId = z.union([z.int(), z.string()]).transform(String);
const successful = z.literal(true);

export const begun = z.discriminatedUnion('successful', [
  failure,
  z.object({
    successful,
    response: z.object({
      paymentToken: z.string().min(1).max(500),
      paymentPageUrl: z.url({ protocol: /^https?$/ }),
    }),
  }),
]);
export const confirmed = z.discriminatedUnion('successful', [
  failure,
  z.object({ successful, response: z.object({ transactionId }) }),
]);
export const standing = z.discriminatedUnion('successful', [
  failure,
  z.object({ successful, response: z.object({ transactionId, status: z.string() }) }),
]);
/** A line for shoppers. One with markup or a longer one is left out: cut, it could state another amount. */
const words = z
  .string()
  .nullish()
  .catch(null)
  .transform((text) => {
    const line = toPersianDigits(
      normalisePersian(text ?? '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    );
    return line === '' || line.length > 150 || /[<>]/.test(line) ? null : line;
  });
export const offer = z.discriminatedUnion('successful', [
  failure,
  z.object({
    successful,
    response: z.object({ eligible: z.boolean(), title_message: words, description: words }),
  }),
]);
export const changed = z.discriminatedUnion('successful', [failure, z.object({ successful })]);

export const refusalText = ({ errorData }: Refusal): string =>
  `was refused (${errorData?.errorCode ?? 'without a code'})`;

/** Asks with an access token. A token that is refused is renewed once. */
export type Ask = <Data>(
  call: string,
  path: string,
  /** Null for GET. */
  body: object | null,
  schema: z.ZodType<Data>,
) => Promise<Read<Data> | Unknown>;

export const asker =
  (url: string, calls: Caller, tokens: Tokens): Ask =>
  async (call, path, body, schema) => {
    const attempt = async () => {
      const token = await tokens.current();
      if (typeof token !== 'string') return token;
      const authorization = { authorization: `Bearer ${token}`, accept: 'application/json' };
      const posted = json(body);
      const request =
        body === null
          ? ({ method: 'GET', headers: authorization } as const)
          : { headers: { ...posted.headers, ...authorization }, body: posted.body };
      const said = await calls.ask({ call, url: url + path, schema, ...request });
      if (said.raw.status === 401) tokens.forget(token);
      return said;
    };
    const said = await attempt();
    return said.raw.status === 401 && said.raw.call !== 'oauth' ? attempt() : said;
  };

/** A cart as the wire wants it, in rial, without lines that cost nothing. `amount` is what is paid for it, in toman. */
export function cartFields(cart: Cart, amount: number, merchantRef: number) {
  const freight = partToWire(cart.freight, 'rial');
  const lent = cart.lines.filter(({ price }) => price > 0);
  const cartItems = lent.map(({ id, name, category, price, count }) => ({
    id,
    name: name.slice(0, 120),
    category,
    count,
    amount: toWire(price, 'rial'),
    commissionType: 100,
  }));
  const lines = cartItems.reduce((sum, { amount: each, count }) => sum + each * count, 0);
  const list = {
    // Of this payment alone; the documents do not say whether more digits fit.
    cartId: merchantRef % 1_000_000_000,
    cartItems,
    isShipmentIncluded: true,
    isTaxIncluded: true,
    shippingAmount: freight,
    taxAmount: 0,
    totalAmount: lines + freight,
  };
  return {
    amount: toWire(amount, 'rial'),
    discountAmount: partToWire(cart.discount, 'rial'),
    externalSourceAmount: 0,
    cartList: [list],
  };
}
