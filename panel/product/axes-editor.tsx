import { Plus, Trash2, X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import {
  type Axis,
  axesOf,
  axisOf,
  completed,
  countOf,
  missingOf,
  ownAxes,
  titleOfAxis,
  valuesOn,
  withoutAxis,
  withoutValue,
  withValue,
} from '#panel/product/axes.ts';
import { fieldTitles } from '#panel/product/texts.ts';
import type { FormVariant } from '#panel/product/values.ts';
import { variantTexts } from '#panel/product/variant-texts.ts';
import type { Variants } from '#panel/product/variants.ts';
import { Button, IconButton } from '#panel/ui/button.tsx';
import { TextField } from '#panel/ui/fields.tsx';
import { showToast } from '#panel/ui/toast.tsx';

/** The most that the service takes; also of further options. */
const mostVariants = 100;
const mostOptions = 5;

const wordOf = (axis: Axis): string =>
  titleOfAxis(axis) ?? fieldTitles[ownAxes.find((each) => each === axis) ?? 'options'];

interface AxisProps {
  axis: Axis;
  all: Variants;
  onRemove: () => void;
}

/** Why a value cannot go: its pieces are kept for orders. */
const heldOf = (variants: readonly FormVariant[]): number =>
  variants.reduce((sum, { held }) => sum + held, 0);

function Swatch({ value, all }: { value: string; all: Variants }) {
  const hex = all.variants.find(({ colour }) => colour?.title === value)?.colour?.hex ?? '';
  return (
    <input
      type="color"
      className="colour-input"
      aria-label={variantTexts.hexOf(value)}
      value={hex}
      onChange={(event) =>
        all.setAll(
          all.variants.map((each) =>
            each.colour?.title === value
              ? { ...each, colour: { title: value, hex: event.target.value } }
              : each,
          ),
        )
      }
    />
  );
}

function AxisRow({ axis, all, onRemove }: AxisProps) {
  const [written, setWritten] = useState('');
  const { variants, setAll } = all;
  const values = valuesOn(variants, axis);
  const word = wordOf(axis);
  const removeWhere = (next: FormVariant[]) => {
    const held = heldOf(variants.filter(({ id }) => !next.some((each) => each.id === id)));
    if (held > 0) showToast(variantTexts.held(held));
    else setAll(next);
  };
  const add = () => {
    const next = written
      .split(/[,،]/u)
      .map((value) => value.trim())
      .reduce((made, value) => withValue(made, axis, value), [...variants]);
    setWritten('');
    if (next.length > mostVariants) showToast(variantTexts.tooMany(mostVariants));
    else setAll(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ',' && event.key !== '،') return;
    event.preventDefault();
    if (written.trim() !== '') add();
  };
  return (
    <li className="axis">
      <span className="axis-name">{word}</span>
      <span className="input picks">
        {values.map((value) => (
          <span key={value} className="pick">
            {axis === 'colour' ? <Swatch value={value} all={all} /> : null}
            {value}
            <button
              type="button"
              className="pick-remove"
              aria-label={variantTexts.remove(value)}
              onClick={() => removeWhere(withoutValue(variants, axis, value))}
            >
              <X className="i i-s" aria-hidden="true" />
            </button>
          </span>
        ))}
        <input
          aria-label={variantTexts.addValue(word)}
          placeholder={variantTexts.add}
          enterKeyHint="done"
          maxLength={axis === 'guarantee' ? 200 : 60}
          value={written}
          onChange={(event) => setWritten(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={() => {
            if (written.trim() !== '') add();
          }}
        />
      </span>
      <IconButton
        label={variantTexts.removeAxis(word)}
        onClick={() => {
          if (values.length > 0) removeWhere(withoutAxis(variants, axis));
          onRemove();
        }}
      >
        <Trash2 className="i" aria-hidden="true" />
      </IconButton>
    </li>
  );
}

interface NewAxisProps {
  onAdd: (axis: Axis) => void;
  onClose: () => void;
}

function NewAxis({ onAdd, onClose }: NewAxisProps) {
  const [title, setTitle] = useState('');
  const name = title.trim();
  return (
    <div className="flex flex-wrap items-end gap-2">
      <TextField
        label={variantTexts.axisName}
        placeholder={variantTexts.axisHint}
        value={title}
        maxLength={60}
        onChange={(event) => setTitle(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
          if (event.key !== 'Enter' || name === '') return;
          event.preventDefault();
          onAdd(axisOf(name));
        }}
      />
      <Button disabled={name === ''} onClick={() => onAdd(axisOf(name))}>
        {variantTexts.add}
      </Button>
    </div>
  );
}

const AddAxis = ({ word, onAdd }: { word: string; onAdd: () => void }) => (
  <button type="button" className="chip" onClick={onAdd}>
    <Plus aria-hidden="true" />
    {word}
  </button>
);

/** What the variants differ in; each value makes the variants that are missing. */
export function AxesEditor({ all }: { all: Variants }) {
  const { variants, setAll } = all;
  // Axes without a value yet.
  const [empty, setEmpty] = useState<readonly Axis[]>([]);
  const [isNaming, setIsNaming] = useState(false);
  const there = axesOf(variants);
  const axes = [...there, ...empty.filter((axis) => !there.includes(axis))];
  const addAxis = (axis: Axis) => {
    setEmpty([...new Set([...empty, axis])]);
    setIsNaming(false);
  };
  const free = ownAxes.filter((axis) => !axes.includes(axis));
  const mayName = axes.filter((axis) => titleOfAxis(axis) !== null).length < mostOptions;
  const missing = missingOf(variants, mostVariants);
  const counts = there.map((axis) => valuesOn(variants, axis).length);
  return (
    <div className="grid gap-3">
      {axes.length > 0 ? (
        <ul className="grid gap-2">
          {axes.map((axis) => (
            <AxisRow
              key={axis}
              axis={axis}
              all={all}
              onRemove={() => setEmpty(empty.filter((each) => each !== axis))}
            />
          ))}
        </ul>
      ) : null}
      {isNaming ? <NewAxis onAdd={addAxis} onClose={() => setIsNaming(false)} /> : null}
      <div className="flex flex-wrap items-center gap-2">
        <span className="medium muted">{variantTexts.addAxis}</span>
        {free.map((axis) => (
          <AddAxis key={axis} word={fieldTitles[axis]} onAdd={() => addAxis(axis)} />
        ))}
        {mayName && !isNaming ? (
          <AddAxis word={variantTexts.ownAxis} onAdd={() => setIsNaming(true)} />
        ) : null}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {variants.length > 1 ? (
          <span className="medium muted">
            {variantTexts.product(counts, countOf(variants))}
            {missing === 0 ? ` ${variantTexts.complete}` : null}
          </span>
        ) : null}
        {missing ? (
          <Button size="s" onClick={() => setAll(completed(variants))}>
            {variantTexts.make(missing)}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
