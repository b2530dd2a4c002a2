import type { Block, Of } from '#panel/appearance/blocks.ts';
import { homeTexts, lookWords, pickWords, typeWords } from '#panel/appearance/home-texts.ts';
import { CategoryField, OnesField } from '#panel/appearance/ones-field.tsx';
import { Promotions } from '#panel/appearance/promotions.tsx';
import { lookTexts } from '#panel/appearance/texts.ts';
import { SelectField } from '#panel/ui/choices.tsx';
import { NumberField, TextField } from '#panel/ui/fields.tsx';

interface Props<Kind extends Block = Block> {
  block: Kind;
  /** By field of the block: `title`, `data.0.url`. */
  faults: Readonly<Record<string, string>>;
  onChange: (block: Block) => void;
}

const optionsOf = <Value extends string>(words: Readonly<Record<Value, string>>) =>
  Object.entries<string>(words).map(([value, label]) => ({ value, label }));
const keyIn = <Value extends string>(
  words: Readonly<Record<Value, string>>,
  wanted: string,
): Value | undefined => (Object.keys(words) as Value[]).find((each) => each === wanted);

function Products({ block, faults, onChange }: Props<Of<'products'>>) {
  const { data } = block;
  const set = (change: Partial<typeof data>) =>
    onChange({ ...block, data: { ...data, ...change } });
  return (
    <>
      <SelectField
        label={homeTexts.look}
        options={optionsOf(lookWords)}
        value={data.look}
        onChange={(value) => {
          const look = keyIn(lookWords, value);
          if (look) set({ look });
        }}
      />
      {data.look === 'offer' ? (
        <TextField
          label={lookTexts.text}
          maxLength={300}
          value={data.text}
          onChange={(event) => set({ text: event.target.value })}
        />
      ) : null}
      <CategoryField
        error={faults['data.categoryId']}
        value={data.categoryId}
        onChange={(categoryId) => set({ categoryId })}
      />
      <div className="cols">
        <NumberField
          label={homeTexts.limit}
          min={1}
          max={24}
          error={faults['data.limit']}
          value={data.limit}
          onChange={(limit) => set({ limit: limit ?? 1 })}
        />
        <SelectField
          label={homeTexts.pick}
          options={optionsOf(pickWords)}
          value={data.pick}
          onChange={(value) => {
            const pick = keyIn(pickWords, value);
            if (pick) set({ pick });
          }}
        />
      </div>
    </>
  );
}

function Data({ block, faults, onChange }: Props) {
  switch (block.type) {
    case 'slider':
    case 'banners':
      return (
        <Promotions
          items={block.data}
          most={block.type === 'slider' ? 10 : 6}
          faults={faults}
          onChange={(data) => onChange({ ...block, data })}
        />
      );
    case 'products':
      return <Products block={block} faults={faults} onChange={onChange} />;
    case 'categories':
    case 'brands':
      return (
        <OnesField
          kind={block.type}
          error={faults['data.ids']}
          value={block.data.ids}
          onChange={(ids) => onChange({ ...block, data: { ids } })}
        />
      );
    case 'blog':
      return (
        <NumberField
          label={homeTexts.limit}
          min={1}
          max={12}
          error={faults['data.limit']}
          value={block.data.limit}
          onChange={(limit) => onChange({ ...block, data: { limit: limit ?? 1 } })}
        />
      );
  }
}

/** The fields of one block. */
export default function BlockForm({ block, faults, onChange }: Props) {
  const isPromotion = block.type === 'slider' || block.type === 'banners';
  return (
    <section className="live-form" aria-label={typeWords[block.type]}>
      <h2>{block.title || typeWords[block.type]}</h2>
      <TextField
        label={lookTexts.title}
        error={faults['title']}
        maxLength={120}
        value={block.title}
        onChange={(event) => onChange({ ...block, title: event.target.value })}
      />
      <Data block={block} faults={faults} onChange={onChange} />
      {isPromotion ? null : (
        <TextField
          label={homeTexts.all}
          hint={lookTexts.urlHint}
          error={faults['url']}
          dir="ltr"
          maxLength={500}
          value={block.url}
          onChange={(event) => onChange({ ...block, url: event.target.value })}
        />
      )}
    </section>
  );
}
