import fc from 'fast-check';
import { z } from 'zod';
import { hostileText, type Known, token, value } from '#scripts/fuzz/values.ts';

/** The part of JSON Schema that the service's documentation uses for bodies. */
export const schema = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  required: z.array(z.string()).optional(),
  get properties() {
    return z.record(z.string(), schema).optional();
  },
  get items() {
    return schema.optional();
  },
  get anyOf() {
    return z.array(schema).optional();
  },
  get oneOf() {
    return z.array(schema).optional();
  },
});
export type Schema = z.infer<typeof schema>;

/** Texts that a field without a format may ask for. */
const usualTexts = ['SALAM', 'zarinpal', 'card-to-card', 'on-delivery', 'تهران', '09120000004'];

const instant = fc
  .date({ noInvalidDate: true, min: new Date('2020-01-01'), max: new Date('2030-01-01') })
  .map((date) => date.toISOString());

function textOf({ format, pattern }: Schema, { tokens }: Known): fc.Arbitrary<unknown> {
  if (format === 'uuid') return fc.uuid({ version: 4 });
  if (format === 'date-time') return instant;
  if (format === 'date') return instant.map((text) => text.slice(0, 10));
  if (pattern?.includes('{22}')) return fc.oneof(fc.constantFrom(...tokens, '-'.repeat(22)), token);
  return fc.oneof(
    fc.constantFrom(...usualTexts),
    hostileText,
    fc.string({ unit: 'grapheme', maxLength: 30 }),
  );
}

function numberOf({ minimum = 0, maximum = 2 ** 53 - 1 }: Schema, { numbers }: Known) {
  const min = Math.max(Math.ceil(minimum), -(2 ** 53) + 1);
  const max = Math.max(min, Math.min(Math.floor(maximum), 2 ** 53 - 1));
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...numbers, 1) },
    { weight: 1, arbitrary: fc.integer({ min, max: Math.min(max, min + 10) }) },
    { weight: 1, arbitrary: fc.integer({ min, max }) },
  );
}

function recordOf({ properties = {}, required = [] }: Schema, known: Known) {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, each]) => [name, valuesOf(each, known)]),
  );
  const requiredKeys = required.filter((name) => name in fields);
  return fc.oneof(
    { weight: 5, arbitrary: fc.record<Record<string, unknown>, string>(fields, { requiredKeys }) },
    {
      weight: 1,
      arbitrary: fc.record<Record<string, unknown>, string>(fields, { requiredKeys: [] }),
    },
  );
}

const byType: Record<string, (one: Schema, known: Known) => fc.Arbitrary<unknown>> = {
  array: ({ items = {} }, known) => fc.array(valuesOf(items, known), { maxLength: 3 }),
  boolean: () => fc.boolean(),
  integer: numberOf,
  null: () => fc.constant(null),
  number: numberOf,
  object: recordOf,
  string: textOf,
};

function fitting(one: Schema, known: Known): fc.Arbitrary<unknown> {
  const kinds = one.anyOf ?? one.oneOf;
  if (kinds !== undefined) return fc.oneof(...kinds.map((each) => fitting(each, known)));
  if (one.enum !== undefined) return fc.constantFrom(...one.enum);
  if (one.const !== undefined) return fc.constant(one.const);
  const types = [one.type ?? ''].flat();
  return fc.oneof(...types.map((type) => byType[type]?.(one, known) ?? value));
}

/** Values that mostly fit a schema, at each depth, with values that exist in the shop; and some that do not fit. */
export const valuesOf = (one: Schema, known: Known): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 12, arbitrary: fitting(one, known) }, { weight: 1, arbitrary: value });
