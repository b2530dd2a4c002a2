import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Trash2, Undo2, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { GoodsRow } from '#lib/contract/goods.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { mostCodes } from '#panel/goods/wanted.ts';
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
  /** Filters of the list, how many it has in all where that is known, and whether some are not chosen. */
  filters: Filters;
  total: string | null;
  hasMore: boolean;
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

/** More than a change takes one by one: nothing is done to some of them silently. */
function TooMany({ isBin, total, to }: { isBin: boolean; total: string | null; to: Filters }) {
  const most = formatNumber(mostCodes);
  return (
    <>
      <span className="small">
        {isBin ? productsTexts.tooManyInBin(most) : productsTexts.tooMany(most)}
      </span>
      {isBin || total === null ? null : (
        <Link to="/bulk" search={to} className="btn btn-primary">
          {productsTexts.changeAll(total)}
        </Link>
      )}
    </>
  );
}

/** Asks before they go. */
function Remove({ codes, onDone }: { codes: readonly number[]; onDone: () => void }) {
  const [isRemoving, setIsRemoving] = useState(false);
  return (
    <>
      <IconButton
        label={productsTexts.removeMany(formatNumber(codes.length))}
        onClick={() => setIsRemoving(true)}
      >
        <Trash2 className="i" aria-hidden="true" />
      </IconButton>
      {isRemoving ? (
        <Suspense>
          <ConfirmRemoval
            count={codes.length}
            onConfirm={async () => {
              await removeWithUndo(codes);
              onDone();
            }}
            onClose={() => setIsRemoving(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** What can be done with the chosen products. */
export function SelectionBar({ rows, filters, total, hasMore, onDrop }: Props) {
  const mayPrices = useMay('prices');
  const variants = rows.reduce((sum, { variantCount }) => sum + variantCount, 0);
  const codes = rows.map(({ websiteCode }) => websiteCode);
  const chosen = productsTexts.chosen(formatNumber(rows.length), formatNumber(variants));
  const isBin = rows.every(({ state }) => state === 'bin');
  const isTooMany = codes.length > mostCodes;
  const allOfFilter = { ...filters, what: mayPrices ? 'price' : 'state' };
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
          {total === null || !hasMore || isBin || isTooMany ? null : (
            <Link to="/bulk" search={allOfFilter} className="btn btn-quiet btn-s desk-flex">
              {productsTexts.allOfFilter(total)}
            </Link>
          )}
        </span>
      }
    >
      {isTooMany ? (
        <TooMany isBin={isBin} total={total} to={allOfFilter} />
      ) : isBin ? (
        <Restore codes={codes} onDone={onDrop} />
      ) : (
        <>
          <Remove codes={codes} onDone={onDrop} />
          <Changes codes={codes} />
        </>
      )}
    </Bar>
  );
}
