import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Trash2, Undo2, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { GoodsRow } from '#lib/contract/goods.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { removeWithUndo, restoreGoods } from '#panel/products/calls.ts';
import { productsTexts } from '#panel/products/texts.ts';
import { useMay } from '#panel/session/use-me.ts';
import { Bar } from '#panel/ui/bar.tsx';
import { Button, IconButton } from '#panel/ui/button.tsx';
import type { Filters } from '#panel/ui/filters.ts';
import { showToast } from '#panel/ui/toast.tsx';

const ConfirmRemoval = lazy(() => import('#panel/products/confirm-removal.tsx'));

interface Props {
  rows: readonly GoodsRow[];
  /** Filters of the list, and how many it has in all where that is known. */
  filters: Filters;
  total: string | null;
  onDrop: () => void;
}

/** In the bin there is one thing to do. */
function Restore({ codes, onDone }: { codes: readonly number[]; onDone: () => void }) {
  const { mutate, isPending } = useMutation({
    mutationFn: restoreGoods,
    onSuccess: (restored) => {
      showToast(productsTexts.restored(formatNumber(restored.length)));
      onDone();
    },
  });
  return (
    <Button
      look="primary"
      isBusy={isPending}
      icon={<Undo2 className="i i-s" aria-hidden="true" />}
      onClick={() => mutate(codes)}
    >
      {productsTexts.restore}
    </Button>
  );
}

/** Changes of many are previewed on a screen of their own. */
function Changes({ codes }: { codes: readonly number[] }) {
  const mayPrices = useMay('prices');
  const mayStock = useMay('stock');
  const bulk = (what: string) => ({ codes: codes.join(','), what });
  return (
    <>
      <Link to="/bulk" search={bulk('state')} className="btn btn-outline desk-flex">
        {productsTexts.changeState}
      </Link>
      <Link to="/bulk" search={bulk('category')} className="btn btn-outline desk-flex">
        {productsTexts.changePlace}
      </Link>
      {mayStock ? (
        <Link to="/bulk" search={bulk('stock')} className="btn btn-outline">
          {productsTexts.changeStock}
        </Link>
      ) : null}
      {mayPrices ? (
        <Link to="/bulk" search={bulk('price')} className="btn btn-primary">
          {productsTexts.changePrice}
        </Link>
      ) : null}
    </>
  );
}

/** What can be done with the chosen products. */
export function SelectionBar({ rows, filters, total, onDrop }: Props) {
  const [isRemoving, setIsRemoving] = useState(false);
  const mayPrices = useMay('prices');
  const variants = rows.reduce((sum, { variantCount }) => sum + variantCount, 0);
  const codes = rows.map(({ websiteCode }) => websiteCode);
  const chosen = productsTexts.chosen(formatNumber(rows.length), formatNumber(variants));
  const isBin = rows.every(({ state }) => state === 'bin');
  return (
    <Bar
      label={chosen}
      text={
        <span className="flex items-center gap-2">
          <b>{chosen}</b>
          <button type="button" className="btn btn-quiet btn-s desk-flex" onClick={onDrop}>
            <X className="i i-s" aria-hidden="true" />
            {productsTexts.drop}
          </button>
          {total === null || isBin ? null : (
            <Link
              to="/bulk"
              search={{ ...filters, what: mayPrices ? 'price' : 'state' }}
              className="btn btn-quiet btn-s desk-flex"
            >
              {productsTexts.allOfFilter(total)}
            </Link>
          )}
        </span>
      }
    >
      {isBin ? (
        <Restore codes={codes} onDone={onDrop} />
      ) : (
        <>
          <IconButton
            label={productsTexts.removeMany(formatNumber(rows.length))}
            onClick={() => setIsRemoving(true)}
          >
            <Trash2 className="i" aria-hidden="true" />
          </IconButton>
          <Changes codes={codes} />
        </>
      )}
      {isRemoving ? (
        <Suspense>
          <ConfirmRemoval
            count={rows.length}
            onConfirm={async () => {
              await removeWithUndo(codes);
              onDrop();
            }}
            onClose={() => setIsRemoving(false)}
          />
        </Suspense>
      ) : null}
    </Bar>
  );
}
