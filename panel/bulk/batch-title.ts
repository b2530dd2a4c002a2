import { availabilityCodes } from '#lib/contract/codes.ts';
import type { BatchView, BulkOperation } from '#lib/contract/goods-bulk.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { bulkTexts, whatWords } from '#panel/bulk/texts.ts';
import { availabilityWords, stateNames } from '#panel/goods/texts.ts';
import { availabilities, states } from '#panel/goods/wanted.ts';

interface Operation {
  kind: string;
  field?: unknown;
  value?: unknown;
  percent?: unknown;
  roundTo?: unknown;
}

function operationIn(wanted: unknown): Operation | null {
  if (typeof wanted !== 'object' || wanted === null || !('operation' in wanted)) return null;
  const { operation } = wanted;
  if (typeof operation !== 'object' || operation === null || !('kind' in operation)) return null;
  return typeof operation.kind === 'string' ? { ...operation, kind: operation.kind } : null;
}

const signed = (value: number, unit = ''): string =>
  `${value < 0 ? 'کاهش' : 'افزایش'} ${formatNumber(Math.abs(value), 2)}${unit}`;
const amount = (value: unknown): string =>
  typeof value === 'number' ? formatNumber(value) : 'خالی';
const numberIn = (value: unknown): number => (typeof value === 'number' ? value : 0);

function saleTitle(value: unknown): string {
  const name = availabilities.find((each) => availabilityCodes[each] === value);
  return name ? availabilityWords[name] : '';
}

function stateTitle(value: unknown): string {
  const name = states.find((each) => each === value);
  return name ? stateNames[name].word : '';
}

type Title = (operation: Operation, price: string) => string;

/** What each kind of operation is called, in the order of the contract. */
const byKind: Readonly<Record<BulkOperation['kind'], Title>> = {
  price: ({ value }, price) => `${price}: ${amount(value)}`,
  addToPrice: ({ value }, price) => `${price}: ${signed(numberIn(value), ' تومان')}`,
  raisePrice: ({ percent }, price) => `${price}: ${signed(numberIn(percent), '٪')}`,
  roundPrice: ({ roundTo }) => `گرد کردن قیمت به ${formatNumber(numberIn(roundTo))}`,
  stock: ({ value }) => `${whatWords.stock}: ${amount(value)}`,
  addToStock: ({ value }) => `${whatWords.stock}: ${signed(numberIn(value), ' عدد')}`,
  lowStock: ({ value }) => `${whatWords.lowStock}: ${amount(value)}`,
  availability: ({ value }) => `${whatWords.sale}: ${saleTitle(value)}`,
  category: () => 'دستهٔ تازه',
  addCategory: () => 'افزودن به دسته',
  removeCategory: () => 'برداشتن از دسته',
  brand: () => 'برند تازه',
  state: ({ value }) => `${whatWords.state}: ${stateTitle(value)}`,
};

const titles: ReadonlyMap<string, Title> = new Map(Object.entries(byKind));

/** What a batch of changes was. */
export function batchTitle({ kind, wanted }: Pick<BatchView, 'kind' | 'wanted'>): string {
  if (kind === 'undo') return bulkTexts.undoOf;
  if (kind !== 'bulk') return bulkTexts[kind];
  const operation = operationIn(wanted);
  const title = operation === null ? undefined : titles.get(operation.kind);
  if (operation === null || title === undefined) return bulkTexts.bulk;
  return title(operation, operation.field === 'oldPrice' ? whatWords.oldPrice : whatWords.price);
}
