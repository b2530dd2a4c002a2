import fc from 'fast-check';
import { z } from 'zod';

/** A call, and the names of the fields of its body and query. */
export interface Call {
  method: 'get' | 'post';
  path: string;
  fields: readonly string[];
}

const schema = z.looseObject({ properties: z.record(z.string(), z.unknown()).optional() });
const operation = z.looseObject({
  requestBody: z
    .looseObject({
      content: z.record(z.string(), z.looseObject({ schema: schema.optional() })),
    })
    .optional(),
});
export const documented = z.object({
  paths: z.record(z.string(), z.record(z.string(), operation)),
});

/** The calls of the service's own documentation. */
export const callsOf = ({ paths }: z.infer<typeof documented>): Call[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    (['get', 'post'] as const)
      .filter((method) => method in methods)
      .map((method) => {
        const content = Object.values(methods[method]?.requestBody?.content ?? {});
        const fields = content.flatMap((each) => Object.keys(each.schema?.properties ?? {}));
        return { method, path, fields };
      }),
  );

const hostileText = fc.constantFrom(
  '',
  '\u0000',
  '\ud800',
  '\u202e',
  '%',
  '_',
  "' or 1=1 --",
  '${7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '</script>',
  '../../etc/passwd',
  '//evil.example',
  'javascript:alert(1)',
  '__proto__',
  '99999999999999999999',
  '۱۲۳',
  '09120000001',
  'ا'.repeat(5_000),
  ' '.repeat(5_000),
);
const hostileNumber = fc.constantFrom(0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 1001);
const value = fc.oneof(
  hostileText,
  hostileNumber,
  fc.string({ unit: 'binary' }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** A body of a call, as it is sent. */
export const bodyOf = ({ fields }: Call): fc.Arbitrary<string> => {
  const known = fc.record(Object.fromEntries(fields.map((name) => [name, value])), {
    requiredKeys: [],
  });
  return fc.oneof(
    { weight: 6, arbitrary: known.map((body) => JSON.stringify(body)) },
    { weight: 2, arbitrary: fc.json({ maxDepth: 4 }) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
  );
};

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

const hubMessage = fc.oneof(
  fc.record(
    {
      type: fc.oneof(fc.integer({ min: -1, max: 9 }), value),
      target: fc.oneof(
        fc.constantFrom('ReconnectMethod', 'ChangeLocationMethod', 'ChangeReferMethod'),
        value,
      ),
      arguments: fc.oneof(fc.array(value, { maxLength: 3 }), value),
      invocationId: value,
    },
    { requiredKeys: [] },
  ),
  value,
);
/** Text for a frame of the hub, behind the handshake. */
export const hubText: fc.Arbitrary<string> = fc.oneof(
  fc
    .array(hubMessage, { maxLength: 4 })
    .map((all) => all.map((one) => `${JSON.stringify(one)}\u001e`).join('')),
  fc.string({ unit: 'binary', maxLength: 200 }),
);
