import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { categoriesQuery } from '#panel/appearance/calls.ts';
import { CallError } from '#panel/client.ts';
import { PictureField } from '#panel/content/picture-field.tsx';
import { categoryOptions } from '#panel/goods/category-options.ts';
import { addFirstProduct } from '#panel/setup/first-things.ts';
import { Step, type StepProps } from '#panel/setup/step.tsx';
import { setupTexts as words } from '#panel/setup/texts.ts';
import { SelectField } from '#panel/ui/choices.tsx';
import { NumberField, TextField } from '#panel/ui/fields.tsx';
import { Note } from '#panel/ui/states.tsx';
import { showFailure, showToast } from '#panel/ui/toast.tsx';

interface Draft {
  name: string;
  categoryId: string | null;
  category: string;
  price: number | null;
  stock: number | null;
  image: string;
  picture: string | null;
}
const none: Draft = {
  name: '',
  categoryId: null,
  category: '',
  price: null,
  stock: 1,
  image: '',
  picture: null,
};
/** Faults that a field shows. */
const shown = new Set(['nameFa', 'title', 'categoryId', 'price', 'stock', 'pictures']);
type Faults = Readonly<Record<string, string>>;

function missingOf({ name, categoryId, category, price, stock }: Draft): Faults {
  const empty = {
    nameFa: name.trim() === '',
    category: categoryId === null && category.trim() === '',
    price: price === null,
    stock: stock === null,
  };
  const faults = Object.entries(empty).flatMap(([field, isEmpty]) =>
    isEmpty ? [[field, words.missing]] : [],
  );
  return Object.fromEntries(price === 0 ? [...faults, ['price', words.free]] : faults);
}

function ProductForm({ onNext, ...ways }: StepProps) {
  const { data: categories } = useQuery(categoriesQuery);
  const options = categoryOptions(categories?.items ?? []);
  const [draft, setDraft] = useState(none);
  const [faults, setFaults] = useState<Faults>({});
  const change = (some: Partial<Draft>) => setDraft({ ...draft, ...some });
  const { mutate, isPending } = useMutation({
    mutationFn: ({ name, categoryId, category, price, stock, picture }: Draft) =>
      addFirstProduct({
        name: name.trim(),
        category: categoryId === null ? { title: category.trim() } : { id: Number(categoryId) },
        price: price ?? 0,
        stock: stock ?? 0,
        picture,
      }),
    meta: { isShown: true },
    onSuccess: ({ nameFa }) => {
      showToast(words.published(nameFa));
      onNext();
    },
    onError: (error) => {
      const fields = error instanceof CallError && error.status === 422 ? error.fields : {};
      setFaults(fields);
      if (Object.keys(fields).every((name) => !shown.has(name))) showFailure(error);
    },
  });
  const save = () => {
    const missing = missingOf(draft);
    setFaults(missing);
    if (Object.keys(missing).length === 0) mutate(draft);
  };
  return (
    <Step {...ways} label={words.publish} isBusy={isPending} onGo={save}>
      <TextField
        label={words.name}
        error={faults['nameFa']}
        maxLength={200}
        value={draft.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <div className="cols">
        {options.length === 0 ? (
          <TextField
            label={words.category}
            hint={words.categoryHint}
            error={faults['category'] ?? faults['title']}
            maxLength={200}
            value={draft.category}
            onChange={({ target }) => change({ category: target.value })}
          />
        ) : (
          <SelectField
            label={words.category}
            error={faults['category'] ?? faults['categoryId']}
            options={options}
            value={draft.categoryId}
            onChange={(categoryId) => change({ categoryId })}
          />
        )}
        <NumberField
          label={words.price}
          unit={words.toman}
          error={faults['price']}
          min={0}
          step={1_000}
          value={draft.price}
          onChange={(price) => change({ price })}
        />
        <NumberField
          label={words.stock}
          unit={words.pieces}
          error={faults['stock']}
          min={0}
          value={draft.stock}
          onChange={(stock) => change({ stock })}
        />
      </div>
      <PictureField
        label={words.picture}
        kind="plain"
        image={draft.image}
        error={faults['pictures']}
        onChoose={({ image, hash }) => change({ image, picture: hash })}
        onRemove={() => change({ image: '', picture: null })}
      />
    </Step>
  );
}

/** The first product, by four fields and a picture. */
export function ProductStep(props: StepProps) {
  if (!props.isDone) return <ProductForm {...props} />;
  return (
    <Step {...props} onGo={props.onNext}>
      <Note kind="good">{words.productOn}</Note>
      <Link to="/products" className="btn btn-outline justify-self-start">
        {words.productLink}
      </Link>
    </Step>
  );
}
