import type { BrandValues } from '#lib/contract/settings.ts';
import { AccentPreview, ColourField } from '#panel/brand/colour-field.tsx';
import { brandTexts as words } from '#panel/brand/texts.ts';
import { PictureField } from '#panel/content/picture-field.tsx';
import './brand.css';

interface Props {
  values: BrandValues;
  faults: Readonly<Record<string, string>>;
  set: (name: keyof BrandValues, value: string) => void;
}

/** Colour, mark and logo; of a form or of a step of the set-up. */
export function BrandFields({ values, faults, set }: Props) {
  return (
    <>
      <section className="section">
        <h2>{words.colour}</h2>
        <p className="medium muted">{words.colourHint}</p>
        <ColourField
          value={values.colour}
          error={faults['colour']}
          onChange={(colour) => set('colour', colour)}
        />
        <AccentPreview colour={values.colour} />
      </section>
      <section className="section">
        <h2>{words.mark}</h2>
        <p className="medium muted">{words.markHint}</p>
        <PictureField
          label={words.mark}
          kind="plain"
          image={values.mark}
          error={faults['mark']}
          onChoose={({ image }) => set('mark', image)}
          onRemove={() => set('mark', '')}
        />
      </section>
      <section className="section">
        <h2>{words.logo}</h2>
        <p className="medium muted">{words.logoHint}</p>
        <PictureField
          label={words.logo}
          kind="plain"
          image={values.logo}
          error={faults['logo']}
          onChoose={({ image }) => set('logo', image)}
          onRemove={() => set('logo', '')}
        />
      </section>
    </>
  );
}
