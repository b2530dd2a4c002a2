import type { AdminMethod } from '#lib/contract/admin-selling.ts';
import type { MethodDraft } from '#panel/delivery/draft.ts';
import { deliveryTexts as words, kindTitles } from '#panel/delivery/texts.ts';
import { CheckField, SelectField } from '#panel/ui/choices.tsx';
import { NumberField, TextArea, TextField } from '#panel/ui/fields.tsx';
import type { Faults } from '#panel/ui/use-versioned-form.ts';

export interface Editing {
  draft: MethodDraft;
  faults: Faults;
  set: (change: Partial<MethodDraft>) => void;
}

const kinds: readonly AdminMethod['kind'][] = ['courier', 'post', 'pick-up'];
const kindOptions = kinds.map((value) => ({ value, label: kindTitles[value] }));
const { fields } = words;

/** What it is called, what it is, and how long it takes. */
export function MethodSection({ draft, faults, set }: Editing) {
  return (
    <section className="section" aria-label={words.sections.method}>
      <h2>{words.sections.method}</h2>
      <div className="cols">
        <TextField
          label={fields.title}
          value={draft.title}
          onChange={(event) => set({ title: event.target.value })}
          error={faults['title']}
          maxLength={200}
        />
        <SelectField
          label={fields.kind}
          options={kindOptions}
          value={draft.kind}
          onChange={(value) => {
            const kind = kinds.find((each) => each === value);
            if (kind) set({ kind });
          }}
        />
      </div>
      <TextArea
        label={fields.note}
        hint={words.noteHint}
        value={draft.note}
        onChange={(event) => set({ note: event.target.value })}
        error={faults['note']}
        maxLength={500}
        rows={2}
      />
      <div className="cols">
        <NumberField
          label={fields.daysFrom}
          unit={words.workDays}
          value={draft.daysFrom}
          onChange={(daysFrom) => set({ daysFrom })}
          error={faults['daysFrom']}
          min={0}
          max={365}
        />
        <NumberField
          label={fields.daysTo}
          unit={words.workDays}
          value={draft.daysTo}
          onChange={(daysTo) => set({ daysTo })}
          error={faults['daysTo']}
          min={0}
          max={365}
        />
        <NumberField
          label={fields.position}
          hint={words.positionHint}
          value={draft.position}
          onChange={(position) => set({ position })}
          error={faults['position']}
          min={0}
          max={10_000}
        />
      </div>
      <CheckField checked={draft.isActive} onChange={(isActive) => set({ isActive })}>
        {fields.isActive}
      </CheckField>
    </section>
  );
}
