import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { formatNumber } from '#lib/text/toman.ts';
import { emptyPromotion, type Promotion, tints } from '#panel/appearance/blocks.ts';
import { homeTexts, tintWords } from '#panel/appearance/home-texts.ts';
import { lookTexts } from '#panel/appearance/texts.ts';
import { PictureField } from '#panel/content/picture-field.tsx';
import { Button, IconButton } from '#panel/ui/button.tsx';
import { SelectField } from '#panel/ui/choices.tsx';
import { TextField } from '#panel/ui/fields.tsx';
import { moved } from '#panel/ui/moved.ts';

type Faults = Readonly<Record<string, string>>;

interface OneProps {
  value: Promotion;
  /** The sentence of one of its fields. */
  faultOf: (name: keyof Promotion) => string | undefined;
  onChange: (value: Promotion) => void;
}

const tintOptions = tints.map((value) => ({ value, label: tintWords[value] }));
const lines = [
  { name: 'kicker', label: homeTexts.kicker, most: 60 },
  { name: 'title', label: lookTexts.title, most: 120 },
  { name: 'text', label: lookTexts.text, most: 300 },
  { name: 'label', label: homeTexts.button, most: 40 },
] as const;

function Fields({ value, faultOf, onChange }: OneProps) {
  return (
    <>
      {lines.map(({ name, label, most }) => (
        <TextField
          key={name}
          label={label}
          error={faultOf(name)}
          maxLength={most}
          value={value[name]}
          onChange={(event) => onChange({ ...value, [name]: event.target.value })}
        />
      ))}
      <TextField
        label={lookTexts.url}
        hint={lookTexts.urlHint}
        error={faultOf('url')}
        dir="ltr"
        maxLength={500}
        value={value.url}
        onChange={(event) => onChange({ ...value, url: event.target.value })}
      />
      <PictureField
        label={lookTexts.picture}
        kind="plain"
        image={value.image}
        error={faultOf('image')}
        onChoose={({ image, alt }) => onChange({ ...value, image, alt: alt || value.alt })}
      />
      <TextField
        label={lookTexts.alt}
        error={faultOf('alt')}
        maxLength={300}
        value={value.alt}
        onChange={(event) => onChange({ ...value, alt: event.target.value })}
      />
      <SelectField
        label={homeTexts.tint}
        options={tintOptions}
        value={value.tint}
        onChange={(wanted) => {
          const tint = tints.find((each) => each === wanted);
          if (tint) onChange({ ...value, tint });
        }}
      />
    </>
  );
}

interface Props {
  items: readonly Promotion[];
  most: number;
  faults: Faults;
  onChange: (items: Promotion[]) => void;
}

/** Pictures with words and a link, in their order. */
export function Promotions({ items, most, faults, onChange }: Props) {
  return (
    <>
      {items.map((item, at) => {
        const number = formatNumber(at + 1);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- they have nothing else, and hold no state
          <fieldset key={at} className="box form">
            <legend className="sr-only">{homeTexts.promotion(number)}</legend>
            <div className="section-head">
              <span className="label">{homeTexts.promotion(number)}</span>
              <span className="sort-acts">
                <IconButton
                  size="s"
                  label={lookTexts.up}
                  disabled={at === 0}
                  onClick={() => onChange(moved(items, at, at - 1))}
                >
                  <ArrowUp className="i i-s" aria-hidden="true" />
                </IconButton>
                <IconButton
                  size="s"
                  label={lookTexts.down}
                  disabled={at === items.length - 1}
                  onClick={() => onChange(moved(items, at, at + 1))}
                >
                  <ArrowDown className="i i-s" aria-hidden="true" />
                </IconButton>
                <IconButton
                  size="s"
                  label={homeTexts.removePromotion(number)}
                  disabled={items.length === 1}
                  onClick={() => onChange(items.filter((_each, index) => index !== at))}
                >
                  <Trash2 className="i i-s" aria-hidden="true" />
                </IconButton>
              </span>
            </div>
            <Fields
              value={item}
              faultOf={(name) => faults[`data.${at}.${name}`]}
              onChange={(next) =>
                onChange(items.map((each, index) => (index === at ? next : each)))
              }
            />
          </fieldset>
        );
      })}
      {items.length < most ? (
        <Button
          icon={<Plus className="i i-s" aria-hidden="true" />}
          onClick={() => onChange([...items, emptyPromotion])}
        >
          {homeTexts.addPromotion}
        </Button>
      ) : null}
    </>
  );
}
