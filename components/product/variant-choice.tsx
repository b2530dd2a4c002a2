'use client';

import { useId } from 'react';
import { useChosen } from '#components/product/chosen-variant.tsx';
import {
  type ChoiceGroup,
  guaranteeGroup,
  choiceGroups,
  chooseVariant,
  isOpen,
  valueIn,
} from '#lib/product/choice.ts';

/** Written out, because classes that are put together are not found, and their styles are dropped. */
const closed = { chip: 'chip chip-off', swatch: 'swatch swatch-off' } as const;

/** The options that distinguish variants: colour, storage, guarantee … */
export function VariantChoice() {
  const { variants } = useChosen();
  return choiceGroups(variants).map((group) => <Group key={group.title} group={group} />);
}

function Group({ group: { title, values } }: { group: ChoiceGroup }) {
  const { variants, variant, choose } = useChosen();
  const name = useId();
  const current = valueIn(variant, title);
  // A single guarantee is shown in the buy box; any other single value is shown here.
  if (values.length === 1)
    return title === guaranteeGroup ? null : <SoleValue title={title} value={current} />;
  return (
    <fieldset className="choice">
      <legend>
        {title}: <span>{current}</span>
      </legend>
      <div>
        {values.map(({ label, hex }) => {
          const open = isOpen(variants, variant, title, label);
          const shape = hex === null ? 'chip' : 'swatch';
          return (
            <label key={label} className={open ? shape : closed[shape]} title={label}>
              <input
                type="radio"
                className="sr-only"
                name={name}
                value={label}
                checked={label === current}
                onChange={() => choose(chooseVariant(variants, variant, title, label))}
              />
              {hex === null ? label : <i style={{ '--c': hex }} />}
              {hex === null ? null : <span className="sr-only">{label}</span>}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

function SoleValue({ title, value = '' }: { title: string; value: string | undefined }) {
  return (
    <p className="pt-6">
      <b className="font-label">{title}:</b> <span className="text-ink-2">{value}</span>
    </p>
  );
}
