import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { Picture } from '#panel/goods/picture.tsx';
import { moved } from '#panel/ui/moved.ts';
import { pictureTexts } from '#panel/product/picture-texts.ts';
import { Section } from '#panel/product/section.tsx';
import { productTexts } from '#panel/product/texts.ts';
import type { ProductForm } from '#panel/product/use-product-form.ts';
import type { ProductValues } from '#panel/product/values.ts';
import { texts } from '#panel/texts.ts';
import { Button, IconButton } from '#panel/ui/button.tsx';
import { SelectField } from '#panel/ui/choices.tsx';
import { NumberField, TextField } from '#panel/ui/fields.tsx';
import { Note } from '#panel/ui/states.tsx';

type Film = ProductValues['films'][number];
/** The most that the service takes. */
const mostFilms = 10;

const sources = ['aparat', 'file'] as const;
const sourceOptions = sources.map((value) => ({ value, label: pictureTexts.sources[value] }));

/** The id in an address of Aparat; what is no address stays. */
const aparatId = (written: string): string =>
  /aparat\.com\/v\/([0-9A-Za-z_-]+)/.exec(written)?.[1] ?? written.trim();

interface FieldsProps {
  film: Film;
  pictures: ProductValues['pictures'];
  onChange: (patch: Partial<Film>) => void;
}

function FilmFields({ film, pictures, onChange }: FieldsProps) {
  const { title, posterHash, aparat, file, seconds } = film;
  const source = file === null ? 'aparat' : 'file';
  const posters = pictures.map(({ hash }, at) => ({
    value: hash,
    label: pictureTexts.name(at + 1),
  }));
  return (
    <div className="cols">
      <TextField
        label={pictureTexts.filmTitle}
        value={title}
        maxLength={200}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <SelectField
        label={pictureTexts.source}
        options={sourceOptions}
        value={source}
        onChange={(next) =>
          onChange(next === 'file' ? { file: '', aparat: null } : { file: null, aparat: '' })
        }
      />
      {source === 'aparat' ? (
        <TextField
          label={pictureTexts.aparat}
          isLatin
          value={aparat ?? ''}
          maxLength={200}
          hint={pictureTexts.aparatHint}
          onChange={(event) => onChange({ aparat: aparatId(event.target.value) })}
        />
      ) : (
        <TextField
          label={pictureTexts.file}
          isLatin
          placeholder="name.mp4"
          value={file ?? ''}
          maxLength={100}
          onChange={(event) => onChange({ file: event.target.value.trim() })}
        />
      )}
      <NumberField
        label={pictureTexts.seconds}
        unit={pictureTexts.second}
        min={1}
        max={100_000}
        value={seconds}
        onChange={(value) => onChange({ seconds: value })}
      />
      <div className="flex items-end gap-3">
        <Picture hash={posterHash} width={160} className="thumb size-10" />
        <SelectField
          label={pictureTexts.poster}
          options={posters}
          hint={pictureTexts.posterHint}
          value={posterHash}
          onChange={(hash) => onChange({ posterHash: hash })}
        />
      </div>
    </div>
  );
}

/** Films of the product, from Aparat or the shop's own. */
export function FilmsSection({ form }: { form: ProductForm }) {
  const { values, set, faults } = form;
  const { films, pictures } = values;
  const [first] = pictures;
  const faulty = Object.entries(faults).find(
    ([name]) => name === 'films' || name.startsWith('films.'),
  );
  const add = () => {
    if (!first) return;
    const film = {
      title: values.nameFa,
      posterHash: first.hash,
      file: null,
      aparat: '',
      seconds: null,
    };
    set('films', [...films, film]);
  };
  return (
    <Section
      id="films"
      title={productTexts.films}
      note={films.length > 0 ? pictureTexts.filmCount(films.length) : null}
      actions={
        <Button
          size="s"
          icon={<Plus className="i i-s" aria-hidden="true" />}
          disabled={!first || films.length >= mostFilms}
          onClick={add}
        >
          {pictureTexts.addFilm}
        </Button>
      }
    >
      {first ? null : <p className="small faint">{pictureTexts.posterMissing}</p>}
      {films.length > 0 ? (
        <ol className="grid gap-6">
          {films.map((film, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- films have nothing else that stays
            <li key={at} className="grid gap-3">
              <div className="flex items-center gap-1">
                <h3 className="flex-1">{pictureTexts.film(at + 1)}</h3>
                <IconButton
                  size="s"
                  label={texts.up(pictureTexts.film(at + 1))}
                  disabled={at === 0}
                  onClick={() => set('films', moved(films, at, at - 1))}
                >
                  <ArrowUp className="i" aria-hidden="true" />
                </IconButton>
                <IconButton
                  size="s"
                  label={texts.down(pictureTexts.film(at + 1))}
                  disabled={at === films.length - 1}
                  onClick={() => set('films', moved(films, at, at + 1))}
                >
                  <ArrowDown className="i" aria-hidden="true" />
                </IconButton>
                <IconButton
                  size="s"
                  label={pictureTexts.removeFilm(at + 1)}
                  onClick={() => set('films', films.toSpliced(at, 1))}
                >
                  <Trash2 className="i" aria-hidden="true" />
                </IconButton>
              </div>
              <FilmFields
                film={film}
                pictures={pictures}
                onChange={(patch) => set('films', films.with(at, { ...film, ...patch }))}
              />
            </li>
          ))}
        </ol>
      ) : null}
      {faulty ? <Note kind="bad">{faulty[1]}</Note> : null}
    </Section>
  );
}
