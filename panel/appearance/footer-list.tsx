import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { formatNumber } from '#lib/text/toman.ts';
import { footerFields, footerTexts } from '#panel/appearance/footer-texts.ts';
import { lookTexts } from '#panel/appearance/texts.ts';
import { WordsField } from '#panel/appearance/words-field.tsx';
import { Button, IconButton } from '#panel/ui/button.tsx';
import { TextField } from '#panel/ui/fields.tsx';
import { moved } from '#panel/ui/moved.ts';

interface Field<Name extends string> {
  name: Name;
  label: string;
  most: number;
  isLatin?: boolean;
  /** With it, one of these values is chosen; stored ones may be written in capitals. */
  words?: Readonly<Record<string, string>>;
  /** What another value is called. */
  other?: string;
}

interface Props<Name extends string> {
  kind: 'services' | 'socialNetwork';
  most: number;
  items: readonly Readonly<Record<Name, string>>[];
  fields: readonly Field<Name>[];
  empty: Readonly<Record<Name, string>>;
  faults: Readonly<Record<string, string>>;
  onChange: (items: Record<Name, string>[]) => void;
}

interface OneProps {
  field: Field<string>;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

function OneField({ field, value, error, onChange }: OneProps) {
  const { label, words, other = '', most, isLatin = false } = field;
  if (words) {
    const known = value.toLowerCase();
    return (
      <WordsField
        {...{ label, words, other, error, onChange }}
        value={words[known] === undefined ? value : known}
      />
    );
  }
  return (
    <TextField
      label={label}
      error={error}
      dir={isLatin ? 'ltr' : undefined}
      maxLength={most}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** Short texts of the footer in their order. */
export function FooterList<Name extends string>({
  kind,
  most,
  items,
  fields,
  empty,
  faults,
  onChange,
}: Props<Name>) {
  const name = footerFields[kind];
  const change = (at: number, field: Name, value: string) =>
    onChange(items.map((item, index) => (index === at ? { ...item, [field]: value } : item)));
  return (
    <section className="grid gap-3" aria-label={name}>
      <h2>{name}</h2>
      {items.map((item, at) => {
        const one = footerTexts.one(name, formatNumber(at + 1));
        return (
          // oxlint-disable-next-line react/no-array-index-key -- they have nothing else, and hold no state
          <fieldset key={at} className="box form">
            <legend className="sr-only">{one}</legend>
            <div className="section-head">
              <span className="label">{formatNumber(at + 1)}</span>
              <span className="sort-acts">
                <IconButton
                  size="s"
                  label={`${lookTexts.up}: ${one}`}
                  disabled={at === 0}
                  onClick={() => onChange(moved(items, at, at - 1))}
                >
                  <ArrowUp className="i i-s" aria-hidden="true" />
                </IconButton>
                <IconButton
                  size="s"
                  label={`${lookTexts.down}: ${one}`}
                  disabled={at === items.length - 1}
                  onClick={() => onChange(moved(items, at, at + 1))}
                >
                  <ArrowDown className="i i-s" aria-hidden="true" />
                </IconButton>
                <IconButton
                  size="s"
                  label={`${lookTexts.remove} ${one}`}
                  onClick={() => onChange(items.filter((_each, index) => index !== at))}
                >
                  <Trash2 className="i i-s" aria-hidden="true" />
                </IconButton>
              </span>
            </div>
            {fields.map((field) => (
              <OneField
                key={field.name}
                field={field}
                value={item[field.name]}
                error={faults[`${kind}.${at}.${field.name}`]}
                onChange={(value) => change(at, field.name, value)}
              />
            ))}
          </fieldset>
        );
      })}
      {items.length < most ? (
        <Button
          className="justify-self-start"
          icon={<Plus className="i i-s" aria-hidden="true" />}
          aria-label={`${footerTexts.add}: ${name}`}
          onClick={() => onChange([...items, { ...empty }])}
        >
          {footerTexts.add}
        </Button>
      ) : null}
    </section>
  );
}
