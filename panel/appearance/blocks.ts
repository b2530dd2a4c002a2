import type { z } from 'zod';
import type { HomeValue, savedParts } from '#lib/contract/appearance.ts';
import { withFreeKey } from '#panel/appearance/free-key.ts';

export type SavedBlock = z.output<typeof savedParts.home>['blocks'][number];
export type BlockType = SavedBlock['type'];
/** A block while it is changed. `key` is for drawing only. */
export type Block = SavedBlock & { key: string };
export type Of<Type extends BlockType> = Extract<Block, { type: Type }>;
export type Promotion = Of<'slider'>['data'][number];

export const tints = ['sand', 'mist', 'sage', 'clay', 'lilac', 'stone', 'amber'] as const;
const looks = ['rail', 'offer'] as const;
export const picks = ['popular', 'newest', 'discounted'] as const;

export const emptyPromotion: Promotion = {
  kicker: '',
  title: '',
  text: '',
  label: '',
  url: '',
  image: '',
  alt: '',
  tint: 'sand',
};

type Stored = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Stored =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const whole = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && Number.isInteger(value) ? value : otherwise;
const oneOf = <Value extends string>(values: readonly [Value, ...Value[]], value: unknown): Value =>
  values.find((each) => each === value) ?? values[0];
const idsOf = (value: unknown): number[] => {
  const { ids } = fieldsOf(value);
  return Array.isArray(ids) ? ids.filter((id) => Number.isInteger(id)) : [];
};

function promotionOf(value: unknown): Promotion {
  const given = fieldsOf(value);
  return {
    kicker: text(given['kicker']),
    title: text(given['title']),
    text: text(given['text']),
    label: text(given['label']),
    url: text(given['url']),
    image: text(given['image']),
    alt: text(given['alt']),
    tint: oneOf(tints, given['tint']),
  };
}

/** What is stored of a block may be older than the rules of today: what is missing gets a value that can be changed. */
function dataOf(type: BlockType, data: unknown): Pick<SavedBlock, 'type' | 'data'> {
  const given = fieldsOf(data);
  if (type === 'slider' || type === 'banners') {
    return { type, data: Array.isArray(data) ? data.map(promotionOf) : [] };
  }
  if (type === 'categories' || type === 'brands') return { type, data: { ids: idsOf(data) } };
  if (type === 'blog') return { type, data: { limit: whole(given['limit'], 3) } };
  return {
    type,
    data: {
      look: oneOf(looks, given['look']),
      text: text(given['text']),
      categoryId: whole(given['categoryId'], 0),
      pick: oneOf(picks, given['pick']),
      limit: whole(given['limit'], 10),
    },
  };
}

type StoredBlock = HomeValue['blocks'][number];

const blockOf = ({ type, data, ...base }: StoredBlock, key: string): Block =>
  ({ ...base, ...dataOf(type, data), key }) as Block;

export const blocksOf = ({ blocks }: HomeValue): Block[] =>
  blocks.map((block, at) => blockOf(block, String(at)));

/** A new block, with what it needs at least. */
export const newBlock = (type: BlockType, key: string): Block =>
  blockOf(
    {
      type,
      title: '',
      url: '',
      isHidden: false,
      data: type === 'slider' || type === 'banners' ? [{}] : {},
    },
    key,
  );

/** With a block that was removed, at its place of before. */
export const broughtBack = (blocks: readonly Block[], removed: Block, at: number): Block[] =>
  blocks.toSpliced(at, 0, withFreeKey(removed, blocks));

/** What is saved. */
export const savedBlocks = (blocks: readonly Block[]): SavedBlock[] =>
  blocks.map(({ key: _key, ...block }) => block as SavedBlock);

/** How many things a block shows, where that is its own choice. */
export function countOf({ type, data }: Block): number {
  if (type === 'slider' || type === 'banners') return data.length;
  if (type === 'categories' || type === 'brands') return data.ids.length;
  return data.limit;
}

/** The sentences of a refusal at one block, by the rest of their field: `data.0.url`. */
export const faultsAt = (
  faults: Readonly<Record<string, string>>,
  at: number,
): Readonly<Record<string, string>> => {
  const start = `blocks.${at}.`;
  return Object.fromEntries(
    Object.entries(faults).flatMap(([field, sentence]) =>
      field.startsWith(start) ? [[field.slice(start.length), sentence]] : [],
    ),
  );
};
