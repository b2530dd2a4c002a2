import type { MenuPlace } from '#lib/contract/appearance.ts';
import { iconWords, menuTexts } from '#panel/appearance/menu-texts.ts';
import { lookTexts } from '#panel/appearance/texts.ts';
import type { MenuRow } from '#panel/appearance/tree.ts';
import { WordsField } from '#panel/appearance/words-field.tsx';
import { PictureField } from '#panel/content/picture-field.tsx';
import { TextField } from '#panel/ui/fields.tsx';

interface Props {
  place: MenuPlace;
  row: MenuRow;
  fault: string | undefined;
  onChange: (row: MenuRow) => void;
}

const none = 'none';
const icons = { [none]: menuTexts.noIcon, ...iconWords };

const titleOf = ({ depth }: MenuRow, place: MenuPlace): string => {
  if (depth === 0) return menuTexts.entry;
  return depth === 1 && place !== 'footer' ? menuTexts.heading : menuTexts.link;
};

/** The fields of one row of a menu. */
export function RowForm({ place, row, fault, onChange }: Props) {
  const hasPicture = row.depth === 0 && (place === 'side' || place === 'menu');
  return (
    <section className="live-form" aria-label={`${titleOf(row, place)}: ${row.label}`}>
      <h2>{titleOf(row, place)}</h2>
      <TextField
        label={lookTexts.label}
        maxLength={60}
        value={row.label}
        onChange={(event) => onChange({ ...row, label: event.target.value })}
      />
      <TextField
        label={lookTexts.url}
        hint={row.depth === 0 ? menuTexts.urlOfEntry : lookTexts.urlHint}
        error={fault}
        dir="ltr"
        maxLength={500}
        value={row.url}
        onChange={(event) => onChange({ ...row, url: event.target.value })}
      />
      {hasPicture ? (
        <>
          <WordsField
            label={menuTexts.icon}
            words={icons}
            other={menuTexts.otherIcon}
            value={row.icon || none}
            onChange={(icon) => onChange({ ...row, icon: icon === none ? '' : icon })}
          />
          <PictureField
            label={lookTexts.picture}
            kind="plain"
            image={row.imgUrl}
            onChoose={({ image }) => onChange({ ...row, imgUrl: image })}
            onRemove={() => onChange({ ...row, imgUrl: '' })}
          />
        </>
      ) : null}
    </section>
  );
}
