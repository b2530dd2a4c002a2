import type { DraftName, PromotionDraft } from '#panel/discounts/draft.ts';
import { fieldTitles } from '#panel/discounts/field-titles.ts';
import { discountTexts as words, giveTitles } from '#panel/discounts/texts.ts';
import { SelectField } from '#panel/ui/choices.tsx';
import { NumberField, TextField } from '#panel/ui/fields.tsx';
import type { Faults } from '#panel/ui/use-versioned-form.ts';

export interface Editing {
  draft: PromotionDraft;
  faults: Faults;
  set: (change: Partial<PromotionDraft>) => void;
}

const kinds: readonly PromotionDraft['kind'][] = ['percent', 'amount', 'freight', 'cheapest'];
const kindOptions = kinds.map((value) => ({ value, label: giveTitles[value] }));

type NumberName = {
  [Name in DraftName]: PromotionDraft[Name] extends number | null ? Name : never;
}[DraftName];

interface NumbersProps extends Editing {
  name: NumberName;
  unit?: string;
  hint?: string;
  max?: number;
}

/** A number of the draft. */
export function DraftNumber({ draft, faults, set, name, unit, hint, max }: NumbersProps) {
  return (
    <NumberField
      label={fieldTitles[name]}
      value={draft[name]}
      onChange={(value) => set({ [name]: value })}
      error={faults[name]}
      hint={hint}
      min={name === 'priority' ? -1_000 : 0}
      {...(unit && { unit })}
      {...(max && { max })}
    />
  );
}

/** Title, and what the promotion gives. */
export function GiftSection(editing: Editing) {
  const { draft, faults, set } = editing;
  const { kind, title } = draft;
  return (
    <section className="section" aria-label={words.sections.gives}>
      <h2>{words.sections.gives}</h2>
      <TextField
        label={fieldTitles.title}
        value={title}
        onChange={(event) => set({ title: event.target.value })}
        error={faults['title']}
        maxLength={200}
      />
      <div className="cols">
        <SelectField
          label={fieldTitles.kind}
          options={kindOptions}
          value={kind}
          onChange={(value) => {
            const chosen = kinds.find((each) => each === value);
            if (chosen) set({ kind: chosen });
          }}
          error={faults['kind']}
          hint={kind === 'freight' ? words.freightHint : undefined}
        />
        {kind === 'percent' ? (
          <>
            <DraftNumber {...editing} name="percent" unit={words.percent} max={100} />
            <DraftNumber {...editing} name="most" unit={words.toman} hint={words.mostHint} />
          </>
        ) : null}
        {kind === 'amount' ? <DraftNumber {...editing} name="amount" unit={words.toman} /> : null}
        {kind === 'cheapest' ? (
          <DraftNumber {...editing} name="of" unit={words.pieces} hint={words.ofHint} max={100} />
        ) : null}
      </div>
    </section>
  );
}
