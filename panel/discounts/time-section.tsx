import { toPersianDigits } from '#lib/text/digits.ts';
import { fieldTitles } from '#panel/discounts/field-titles.ts';
import type { Editing } from '#panel/discounts/gift-section.tsx';
import { discountTexts as words } from '#panel/discounts/texts.ts';
import { DateField } from '#panel/ui/date-field.tsx';
import { TextField } from '#panel/ui/fields.tsx';

/** From when until when. */
export function TimeSection({ draft, faults, set }: Editing) {
  return (
    <section className="section" aria-label={words.sections.time}>
      <h2>{words.sections.time}</h2>
      <p className="small faint">{words.timeHint}</p>
      <div className="cols">
        <DateField
          label={fieldTitles.fromDay}
          value={draft.fromDay}
          onChange={(fromDay) => set({ fromDay })}
          error={faults['fromDay']}
        />
        <TextField
          label={fieldTitles.fromTime}
          value={toPersianDigits(draft.fromTime)}
          onChange={(event) => set({ fromTime: event.target.value })}
          error={faults['fromTime']}
          placeholder="۰۰:۰۰"
          inputMode="numeric"
          maxLength={5}
        />
        <DateField
          label={fieldTitles.toDay}
          value={draft.toDay}
          onChange={(toDay) => set({ toDay })}
          error={faults['toDay']}
        />
        <TextField
          label={fieldTitles.toTime}
          value={toPersianDigits(draft.toTime)}
          onChange={(event) => set({ toTime: event.target.value })}
          error={faults['toTime']}
          hint={words.toHint}
          placeholder="۲۰:۳۰"
          maxLength={5}
        />
      </div>
    </section>
  );
}
