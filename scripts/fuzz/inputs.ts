import fc from 'fast-check';
import { type Known, knownValue, value } from '#scripts/fuzz/values.ts';
import { type Schema, schema, valuesOf } from '#scripts/fuzz/schemas.ts';
import { z } from 'zod';

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';

/** A call, and the types and schema of its body. */
export interface Call {
  method: 'GET' | 'POST';
  path: string;
  types: readonly string[];
  body: Schema;
}

/** A request as it is sent. */
export interface Sent {
  method: 'GET' | 'POST';
  path: string;
  type: string;
  body: string;
}

const operation = z.looseObject({
  requestBody: z
    .looseObject({ content: z.record(z.string(), z.looseObject({ schema: schema.optional() })) })
    .optional(),
});
export const documented = z.object({
  paths: z.record(z.string(), z.record(z.string(), operation)),
});

/** The calls of the service's own documentation. */
export const callsOf = ({ paths }: z.infer<typeof documented>): Call[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    (['GET', 'POST'] as const).flatMap((method): Call[] => {
      const described = methods[method.toLowerCase()];
      if (described === undefined) return [];
      const content = described.requestBody?.content ?? {};
      const body = Object.values(content)[0]?.schema ?? {};
      return [{ method, path, types: Object.keys(content), body }];
    }),
  );

/** What gateways send back, by browsers; the last ones are of no gateway. */
const gateways = ['zarinpal', 'behpardakht', 'saman', 'zibal', 'snapppay', 'none', '__proto__'];
const gatewayFields = [
  'Authority',
  'Status',
  'RefId',
  'ResCode',
  'SaleOrderId',
  'SaleReferenceId',
  'State',
  'RefNum',
  'ResNum',
  'Token',
  'trackId',
  'success',
  'status',
  'orderId',
  'transactionId',
  'state',
  '__proto__',
];

/** As a field of a form or a part of an address: objects without a prototype cannot be made a text by themselves. */
const asText = (given: unknown): string =>
  (typeof given === 'string' ? given : (JSON.stringify(given) ?? '')).toWellFormed();

const asForm = (fields: object): string =>
  new URLSearchParams(
    Object.entries(fields).map(([name, given]) => [name, asText(given)]),
  ).toString();

/** The two routes of payments that are not in the documentation. */
export function paymentRequests(known: Known): fc.Arbitrary<Sent> {
  const token = knownValue(known.tokens);
  const fields = fc.record(
    Object.fromEntries(gatewayFields.map((name) => [name, fc.oneof(token, value)])),
    { requiredKeys: [] },
  );
  const callback = fc
    .record({ gateway: fc.constantFrom(...gateways), a: token, sent: fields, isPost: fc.boolean() })
    .map(({ gateway, a, sent, isPost }): Sent => {
      const path = `/api/order/callback/${gateway}?${asForm({ a })}`;
      const text = asForm(sent);
      return isPost
        ? { method: 'POST', path, type: form, body: text }
        : { method: 'GET', path: `${path}&${text}`.slice(0, 4_000), type: json, body: '' };
    });
  const way = token.map((text): Sent => {
    const path = `/api/order/go/${encodeURIComponent(asText(text))}`;
    return { method: 'GET', path: path.slice(0, 4_000), type: json, body: '' };
  });
  return fc.oneof(callback, way);
}

/** Requests of a call: mostly bodies by its schema, with some values that do not fit. */
export function requestsOf({ method, path, types, body }: Call, known: Known): fc.Arbitrary<Sent> {
  const written = valuesOf(body, known);
  const sent = (type: string) => (text: string) => ({ method, path, type, body: text });
  const bodies = fc.oneof(
    { weight: 6, arbitrary: written.map((one) => JSON.stringify(one) ?? '').map(sent(json)) },
    { weight: 1, arbitrary: fc.json({ maxDepth: 4 }).map(sent(json)) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }).map(sent(json)) },
  );
  if (!types.includes(form)) return bodies;
  const forms = fc.oneof(
    written.map((one) => asForm(Object(one))),
    fc.string({ unit: 'binary', maxLength: 200 }),
  );
  return fc.oneof(bodies, forms.map(sent(form)));
}

const segment = fc.oneof(
  fc.constantFrom(
    'shop',
    'product',
    'category',
    'brand',
    'blog',
    'account',
    'api',
    'media',
    '1001',
  ),
  fc.constantFrom('.', '..', '%2e%2e', '%00', '%0a', '%', '%zz', '%ff', '_next', 'listing', '*'),
  fc
    .string({ unit: 'binary', maxLength: 20 })
    .map((text) => encodeURIComponent(text.toWellFormed())),
);
const key = fc.constantFrom(
  'page',
  'sort',
  'filter-price',
  'filter-brand',
  'filter-name',
  'ids',
  'variant',
  '_rsc',
  'returnUrl',
);
const query = fc
  .array(fc.tuple(key, value), { maxLength: 4 })
  .map((pairs) =>
    pairs
      .map(
        ([name, text]) =>
          `${name}=${encodeURIComponent(fc.stringify(text).toWellFormed()).slice(0, 500)}`,
      )
      .join('&'),
  );
/** A path with a query, percent-encoded as a client may send it. */
export const target: fc.Arbitrary<string> = fc
  .tuple(fc.array(segment, { maxLength: 6 }), query)
  .map(([segments, search]) => `/${segments.join('/')}${search === '' ? '' : `?${search}`}`);
