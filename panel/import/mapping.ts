import type { ImportColumn } from '#lib/contract/import.ts';
import { importFields } from '#lib/contract/import-names.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { fieldWords, importTexts as words } from '#panel/import/texts.ts';
import type { Option } from '#panel/ui/choices.tsx';

/** Fields that were chosen here, by head; '' for a column that is passed over. */
export type Chosen = ReadonlyMap<string, string>;

/** The columns with what was chosen: a field that was chosen for one column leaves the one that has it by its head. */
export function withChosen(columns: readonly ImportColumn[], chosen: Chosen): ImportColumn[] {
  const taken = new Set(columns.flatMap(({ head }) => chosen.get(head) || []));
  return columns.map((column) => {
    const field = chosen.get(column.head);
    if (field !== undefined) return { ...column, field, isByHand: true };
    return taken.has(column.field) ? { ...column, field: '' } : column;
  });
}

/** The choices after another one; one that says just what is proposed is none. */
export function chosenWith(
  columns: readonly ImportColumn[],
  chosen: Chosen,
  head: string,
  field: string,
): Chosen {
  const next = new Map(chosen).set(head, field);
  const others = new Map(next);
  others.delete(head);
  const proposed = withChosen(columns, others).find((column) => column.head === head)?.field;
  return proposed === field ? others : next;
}

/** What keeps the columns from being read. */
export interface Faults {
  /** Heads of columns whose field another one before them has. */
  readonly twice: ReadonlySet<string>;
  /** No column is the name. */
  readonly isNameless: boolean;
}

export function faultsOf(columns: readonly ImportColumn[]): Faults {
  const first = new Map<string, string>();
  const twice = new Set<string>();
  for (const { head, field } of columns) {
    const before = field === '' ? head : (first.get(field) ?? head);
    if (before === head) first.set(field, head);
    else twice.add(head);
  }
  return { twice, isNameless: !first.has('name') };
}

const attribute = /^attribute(?:Name|Values) (\d+)$/;

/** Words of a field; '' for one that is not known. */
export function wordOf(field: string): string {
  const plain = importFields.find((each) => each === field);
  if (plain) return fieldWords[plain];
  const number = attribute.exec(field)?.[1];
  if (number === undefined) return '';
  const say = field.startsWith('attributeName') ? words.attributeName : words.attributeValues;
  return say(formatNumber(Number(number)));
}

const plainOptions: readonly Option[] = Object.entries(fieldWords).map(([value, label]) => ({
  value,
  label,
}));

/** What a column can be: attributes have the numbers of the file and one more. */
export function optionsFor(columns: readonly ImportColumn[]): Option[] {
  const used = columns.flatMap(({ field }) => Number(attribute.exec(field)?.[1] ?? 0));
  const numbers = [...new Set(used.filter((number) => number > 0))].toSorted((a, b) => a - b);
  const next = (numbers.at(-1) ?? 0) + 1;
  return [
    { value: '', label: words.passOver },
    ...plainOptions,
    ...[...numbers, next].flatMap((number) =>
      [`attributeName ${number}`, `attributeValues ${number}`].map((value) => ({
        value,
        label: wordOf(value),
      })),
    ),
  ];
}
