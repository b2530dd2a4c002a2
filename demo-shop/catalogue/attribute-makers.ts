import type { AttributeRow } from './model.ts';

/** Attributes by group, without the group's own field. */
export type AttributeGroups = Readonly<Record<string, readonly Omit<AttributeRow, 'group'>[]>>;

interface Marks {
  filter?: boolean;
  highlight?: boolean;
}
/** Flags: `f` is a filter of lists, `h` is a highlight. */
export const f = { filter: true } as const;
export const h = { highlight: true } as const;
export const fh = { filter: true, highlight: true } as const;

type Maker = (key: string, title: string, ...rest: [string, Marks?]) => Omit<AttributeRow, 'group'>;

export const range: Maker = (key, title, unit, { filter = false, highlight = false } = {}) => ({
  key,
  title,
  kind: 'range',
  unit,
  options: {},
  filter,
  highlight,
});
const plain =
  (kind: 'switch' | 'text') =>
  (key: string, title: string, { filter = false, highlight = false }: Marks = {}) => ({
    key,
    title,
    kind,
    unit: '',
    options: {},
    filter,
    highlight,
  });
export const yes = plain('switch');
export const words = plain('text');
export const choice = (
  key: string,
  title: string,
  options: Record<string, string>,
  { filter = false, highlight = false }: Marks = {},
) => ({ key, title, kind: 'choice' as const, unit: '', options, filter, highlight });

const persian = (value: number) =>
  String(value).replace(/\d/g, (d) => '۰۱۲۳۴۵۶۷۸۹'[Number(d)] ?? d);
/** Memory sizes in gigabytes; from 1000 on shown as terabytes. */
export const sizes = (...gigabytes: number[]) =>
  Object.fromEntries(
    gigabytes.map((size) => [
      String(size),
      size >= 1000 ? `${persian(Math.round(size / 1000))} ترابایت` : `${persian(size)} گیگابایت`,
    ]),
  );
export const hertz = (...rates: number[]) =>
  Object.fromEntries(rates.map((rate) => [String(rate), `${persian(rate)} هرتز`]));
/** Of phones with keys; sizes of the same number in gigabytes have other values. */
export const megabytes = { 'mb-4': '۴ مگابایت', 'mb-16': '۱۶ مگابایت', 'mb-128': '۱۲۸ مگابایت' };
