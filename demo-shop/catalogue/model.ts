import { z } from 'zod';
import { normalisePersian } from '#lib/text/persian.ts';

/**
 * Schema of the catalogue's data files. A line is a kind of product ("smartphone"), a family one
 * model of it; the expansion turns them into products and variants. Prices are in millions of
 * toman.
 */
export const attributeKinds = ['choice', 'range', 'switch', 'text'] as const;

const key = z.string().regex(/^[a-z0-9][a-z0-9-]*$/);
/** Text normalised for storage. */
const clean = z.string().min(1).transform(normalisePersian);

export const attributeRow = z.object({
  key: key.max(40),
  title: clean,
  group: clean,
  kind: z.enum(attributeKinds),
  unit: z.string(),
  /** Choices by their value in addresses, in display order. */
  options: z.record(key, clean),
  filter: z.boolean(),
  highlight: z.boolean(),
});
export type AttributeRow = z.infer<typeof attributeRow>;

export const brandRow = z.object({ key, title: clean, titleEn: z.string().min(1), text: clean });
export type BrandRow = z.infer<typeof brandRow>;

export const categoryRow = z.object({
  key,
  id: z.int().min(1),
  parent: key.nullable(),
  title: clean,
  /** The category's image: a type of drawing and a colour. */
  picture: z.tuple([z.string(), z.string()]),
  seo: clean,
  /** Paragraphs below the list. */
  text: z.array(clean).min(1),
});
export type CategoryRow = z.infer<typeof categoryRow>;

/** `key=value; key=value`, see spec-text.ts. */
const specs = z.string().default('');

export const states = ['call', 'soon', 'out', 'ended'] as const;

export const family = z.strictObject({
  brand: key,
  model: z.string().min(1),
  price: z.number().positive(),
  /** Names of colours.ts, separated by spaces; empty if there is no choice of colour. */
  colours: z.string().default(''),
  /** Values of the line's option (`256/12`) with the surcharge of each, in millions of toman. */
  options: z.record(z.string(), z.number()).default({}),
  specs,
  /** What a salesperson would say first about this model; no prices and years, which change. */
  note: clean,
  state: z.enum(states).optional(),
  /** Discount in percent. */
  off: z.int().min(1).max(60).optional(),
  /** Popularity, 0 to 10. */
  hot: z.number().min(0).max(10).default(3),
  /** Style of the drawing. */
  style: z.string().optional(),
  /** Replaces the line's name pattern. */
  nameFa: clean.optional(),
  nameEn: z.string().optional(),
});
export type FamilyInput = z.input<typeof family>;
export type Family = z.infer<typeof family>;

/**
 * Patterns contain `{brand}`, `{model}` and `{attribute}`; a part in brackets is dropped if one of
 * its values is missing or differs between variants. A sentence may start with conditions,
 * `battery>=6000 & network=5g ? …`, on its specifications and its `brand`; `box!= ?` asks for any value.
 */
export const line = z.strictObject({
  category: key,
  picture: z.string(),
  nameFa: clean,
  /** For titles; usually derived from `nameFa`. */
  shortFa: clean.optional(),
  nameEn: z.string(),
  option: z
    .strictObject({
      /** The attributes set by the parts of an option, in order. */
      specs: z.array(key).min(1),
      column: z.enum(['storage', 'size']),
      /** Whether every option is a product of its own. */
      split: z.boolean().default(false),
      /** Whether these products are versions of one model. */
      isOneModel: z.boolean().default(true),
    })
    .optional(),
  guarantees: z.array(clean).min(1),
  /** Whether the second guarantee is offered besides the first, at a lower price. */
  bothGuarantees: z.boolean().default(false),
  insured: z.boolean().default(false),
  specs,
  facts: z.array(clean).min(4),
  advice: z.array(clean).min(3),
  /** First sentences of options that are products of their own, other than the usual one. */
  versions: z.array(clean).default([]),
  families: z.array(family).min(1),
});
export type LineInput = z.input<typeof line>;
export type Line = z.infer<typeof line>;
