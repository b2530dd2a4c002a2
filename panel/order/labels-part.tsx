import { useMutation, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import type { AdminOrderAnswer } from '#lib/contract/admin-order.ts';
import { changeOrder } from '#panel/order/calls.ts';
import { orderTexts as words } from '#panel/order/texts.ts';
import { labelsQuery } from '#panel/orders/calls.ts';
import { IconButton } from '#panel/ui/button.tsx';
import { ChipList } from '#panel/ui/chip-list.tsx';
import { showFailure } from '#panel/ui/toast.tsx';

/** As the service takes them. */
const most = 10;

/** What colleagues call the order; each change is saved at once. */
export function LabelsPart({ order }: { order: AdminOrderAnswer }) {
  const { labels } = order;
  const id = useId();
  const [written, setWritten] = useState('');
  const { data } = useQuery(labelsQuery);
  const { mutate, isPending } = useMutation({
    mutationFn: (next: readonly string[]) => changeOrder('Set-Labels', order, { labels: next }),
    meta: { isShown: true },
    onSuccess: () => setWritten(''),
    onError: showFailure,
  });
  const title = written.trim();
  return (
    <section className="side-part" aria-label={words.labels}>
      <h3>{words.labels}</h3>
      <ChipList
        label={words.labels}
        titles={labels}
        removeLabel={words.removeLabel}
        isDisabled={isPending}
        onChange={(next) => mutate(next)}
      />
      {labels.length < most ? (
        <form
          className="flex items-center gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (title !== '') mutate([...labels, title]);
          }}
        >
          <span className="input flex-1">
            <input
              aria-label={words.addLabel}
              placeholder={words.addLabel}
              list={id}
              maxLength={30}
              enterKeyHint="done"
              value={written}
              onChange={(event) => setWritten(event.target.value)}
            />
          </span>
          <datalist id={id}>
            {data?.items
              .filter((each) => !labels.includes(each))
              .map((each) => (
                <option key={each}>{each}</option>
              ))}
          </datalist>
          <IconButton label={words.saveLabel} type="submit" disabled={title === '' || isPending}>
            <Plus className="i" aria-hidden="true" />
          </IconButton>
        </form>
      ) : null}
      <p className="small faint">{words.labelsHint}</p>
    </section>
  );
}
