import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminProduct } from '#lib/contract/goods-product.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { timeOf } from '#lib/text/order-date.ts';
import { nameOfVariant } from '#panel/product/axes.ts';
import { nowQuery } from '#panel/product/calls.ts';
import { historyTexts } from '#panel/product/history-texts.ts';
import { type Clash, type Merged, merge, settled } from '#panel/product/merge.ts';
import { goodsIn, shownBeside } from '#panel/product/shown-value.ts';
import { fieldTitles } from '#panel/product/texts.ts';
import type { ProductForm, Work } from '#panel/product/use-product-form.ts';
import { useNames } from '#panel/product/use-names.ts';
import { valuesOf } from '#panel/product/values.ts';
import { texts } from '#panel/texts.ts';
import { Button } from '#panel/ui/button.tsx';
import { Conflict, type Side } from '#panel/ui/conflict.tsx';
import { Dialog } from '#panel/ui/dialog.tsx';
import { Failed } from '#panel/ui/states.tsx';

interface Props {
  form: ProductForm;
  onSave: (work: Work) => void;
  onClose: () => void;
}

const labelOf = ({ field, variant }: Clash): string =>
  [fieldTitles[field], variant && nameOfVariant(variant)].filter(Boolean).join('، ');

const listed = (names: readonly string[]): string => [...new Set(names)].join('، ');

interface ChoiceProps extends Props {
  product: AdminProduct;
  merged: Merged;
  intro: string;
}

function Choice({ form, product, merged, intro, onSave, onClose }: ChoiceProps) {
  const { clashes, theirs, removed } = merged;
  const names = useNames(
    clashes.flatMap(({ field, before, mine, now }) =>
      [before, mine, now].flatMap((value) => goodsIn(field, value)),
    ),
  );
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const sideOf = (name: string): Side => chosen[name] ?? 'mine';
  const all = (side: Side) =>
    setChosen(Object.fromEntries(clashes.map(({ name }) => [name, side])));
  return (
    <Dialog
      isOpen
      isFirm
      size="large"
      title={historyTexts.conflict}
      onClose={onClose}
      onSubmit={() =>
        onSave(
          form.settle(
            product,
            settled(merged, (name) => sideOf(name) === 'now'),
          ),
        )
      }
      actions={
        <>
          <Button look="primary" type="submit">
            {historyTexts.saveChosen}
          </Button>
          {clashes.length > 1 ? (
            <>
              <Button onClick={() => all('mine')}>{historyTexts.allMine}</Button>
              <Button onClick={() => all('now')}>{historyTexts.allNow}</Button>
            </>
          ) : null}
          <Button look="quiet" className="ms-auto" onClick={onClose}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      <p className="medium muted">{intro}</p>
      {clashes.length > 0 ? (
        <Conflict
          fields={clashes.map((clash) => {
            const values = [clash.before, clash.mine, clash.now];
            const [before, mine, now] = shownBeside(clash.field, values, names).map((each) => (
              <bdi key={each}>{each}</bdi>
            ));
            return { name: clash.name, label: labelOf(clash), before, mine, now };
          })}
          chosen={Object.fromEntries(clashes.map(({ name }) => [name, sideOf(name)]))}
          onChoose={(name, side) => setChosen({ ...chosen, [name]: side })}
        />
      ) : null}
      {theirs.length > 0 ? (
        <p className="small faint">
          {historyTexts.theirs(listed(theirs.map((field) => fieldTitles[field])))}
        </p>
      ) : null}
      {removed.length > 0 ? (
        <p className="small text-bad">{historyTexts.removed(listed(removed.map(nameOfVariant)))}</p>
      ) : null}
    </Dialog>
  );
}

/** Somebody else stored the product meanwhile: for each field that both changed, whose value stays. */
export default function ConflictDialog(props: Props) {
  const { form, onClose } = props;
  const { data, error, refetch } = useQuery(nowQuery(form.saved?.websiteCode ?? 0));
  if (!data) {
    return (
      <Dialog isOpen title={historyTexts.conflict} onClose={onClose}>
        {error ? <Failed error={error} onRetry={refetch} /> : <span className="skeleton" />}
      </Dialog>
    );
  }
  const { product, last } = data;
  const merged = merge({ before: form.base, mine: form.values, now: valuesOf(product) });
  const count = merged.clashes.length;
  const intro = [
    last && historyTexts.conflictText(last.staff ?? historyTexts.shop, timeOf(last.at)),
    count === 0 ? historyTexts.noClash : historyTexts.conflictAsk(toPersianDigits(count)),
  ];
  return (
    <Choice {...props} product={product} merged={merged} intro={intro.filter(Boolean).join(' ')} />
  );
}
