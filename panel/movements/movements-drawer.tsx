import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { History } from 'lucide-react';
import { useState } from 'react';
import type { ListMovementsAnswer, MoveStockBody } from '#lib/contract/goods-grid.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { isCancelled } from '#panel/client.ts';
import { movementsQuery, moveStock } from '#panel/movements/calls.ts';
import { moveBody } from '#panel/movements/draft.ts';
import {
  type Move,
  moves,
  moveWords,
  movementsTexts,
  reasonWords,
  staffReasons,
} from '#panel/movements/texts.ts';
import { At } from '#panel/orders/parts.tsx';
import { texts } from '#panel/texts.ts';
import { Button } from '#panel/ui/button.tsx';
import { SelectField } from '#panel/ui/choices.tsx';
import { Dialog } from '#panel/ui/dialog.tsx';
import { NumberField } from '#panel/ui/fields.tsx';
import { EmptyState, Failed, Note } from '#panel/ui/states.tsx';
import { showToast } from '#panel/ui/toast.tsx';

export interface Moving {
  variantId: number;
  /** The product and its variant. */
  name: string;
  stock: number;
  held: number;
}

const moveOptions = moves.map((value) => ({ value, label: moveWords[value] }));
const reasonOptions = staffReasons.map((value) => ({ value, label: reasonWords[value] }));
const allReasons = Object.keys(reasonWords) as (keyof typeof reasonWords)[];
const filterOptions = [
  { value: 'all', label: movementsTexts.all },
  ...allReasons.map((value) => ({ value, label: reasonWords[value] })),
];

function MoveForm({ variantId }: { variantId: number }) {
  const [move, setMove] = useState<Move>('add');
  const [reason, setReason] = useState<MoveStockBody['reason']>('corrected');
  const [pieces, setPieces] = useState<number | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: moveStock,
    meta: { isShown: true },
    onSuccess: ({ stock }) => {
      showToast(movementsTexts.saved(formatNumber(stock)));
      setPieces(null);
    },
  });
  const body = moveBody({ variantId, move, pieces, reason });
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        setIsMissing(body === null);
        if (body !== null && !isPending) mutate(body);
      }}
    >
      <h3>{movementsTexts.change}</h3>
      <SelectField
        label={movementsTexts.move}
        options={moveOptions}
        value={move}
        onChange={(value) => setMove(moves.find((each) => each === value) ?? 'add')}
      />
      <div className="cols">
        <NumberField
          label={move === 'count' ? movementsTexts.counted : movementsTexts.pieces}
          min={0}
          value={pieces}
          onChange={setPieces}
          error={isMissing && body === null ? movementsTexts.missing : undefined}
        />
        {move === 'count' ? null : (
          <SelectField
            label={movementsTexts.reason}
            options={reasonOptions}
            value={reason}
            onChange={(value) =>
              setReason(staffReasons.find((each) => each === value) ?? 'corrected')
            }
          />
        )}
      </div>
      {error && !isCancelled(error) ? <Note kind="bad">{error.message}</Note> : null}
      <Button look="primary" type="submit" isBusy={isPending}>
        {movementsTexts.save}
      </Button>
    </form>
  );
}

type Movement = ListMovementsAnswer['items'][number];

function Line({ movement }: { movement: Movement }) {
  const { change, stock, reason, orderNumber, staff, at } = movement;
  const sign = change > 0 ? '+' : '−';
  return (
    <li className="ledger-line">
      <span className="grid">
        <span className="font-label">{reasonWords[reason]}</span>
        <span className="small faint">
          {orderNumber === null ? (
            (staff ?? movementsTexts.shop)
          ) : (
            <Link to="/orders/$number" params={{ number: String(orderNumber) }} className="link">
              {movementsTexts.order(toPersianDigits(orderNumber))}
            </Link>
          )}
        </span>
      </span>
      <span className="grid justify-items-end">
        <span className="flex items-center gap-2">
          <bdi dir="ltr" className={change > 0 ? 'num text-good' : 'num text-bad'}>
            {`${sign}${formatNumber(Math.abs(change))}`}
          </bdi>
          <span className="small faint">{movementsTexts.left(formatNumber(stock))}</span>
        </span>
        <At moment={at} />
      </span>
    </li>
  );
}

function Ledger({ variantId }: { variantId: number }) {
  const [shown, setShown] = useState('all');
  const reason = allReasons.find((each) => each === shown);
  const list = useInfiniteQuery(movementsQuery({ variantId, ...(reason ? { reason } : {}) }));
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section className="grid gap-3" aria-label={movementsTexts.ledger}>
      <SelectField
        label={movementsTexts.ledger}
        options={filterOptions}
        value={shown}
        onChange={setShown}
      />
      {list.error ? <Failed error={list.error} onRetry={list.refetch} /> : null}
      {list.isSuccess && items.length === 0 ? (
        <EmptyState icon={History} title={movementsTexts.empty} text={movementsTexts.emptyText} />
      ) : null}
      <ul aria-label={movementsTexts.ledger} aria-busy={list.isPending}>
        {items.map((movement) => (
          <Line key={movement.id} movement={movement} />
        ))}
      </ul>
      {list.hasNextPage ? (
        <Button isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {texts.more}
        </Button>
      ) : null}
    </section>
  );
}

interface Props {
  moving: Moving;
  onClose: () => void;
}

/** The ledger of a variant's stock: every change with its reason, and a change by hand. */
export default function MovementsDrawer({ moving, onClose }: Props) {
  const { variantId, name, stock, held } = moving;
  return (
    <Dialog isOpen isDrawer title={movementsTexts.title} onClose={onClose}>
      <div className="grid">
        <p className="font-label">{name}</p>
        <p className="medium muted">
          {movementsTexts.stock(formatNumber(stock))}
          {held > 0 ? `، ${movementsTexts.held(formatNumber(held))}` : null}
        </p>
      </div>
      <MoveForm variantId={variantId} />
      <Ledger variantId={variantId} />
    </Dialog>
  );
}
