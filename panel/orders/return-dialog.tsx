import { useInfiniteQuery } from '@tanstack/react-query';
import { PackageSearch } from 'lucide-react';
import { useState } from 'react';
import type { OpenReturnsAnswer } from '#lib/contract/admin-return.ts';
import { isolateLatin } from '#lib/text/mixed-text.ts';
import { formatNumber, formatToman } from '#lib/text/toman.ts';
import { call } from '#panel/client.ts';
import { ordersChanged, returnsQuery } from '#panel/orders/calls.ts';
import { ordersTexts, returnTexts as words } from '#panel/orders/texts.ts';
import { Button } from '#panel/ui/button.tsx';
import { CheckField } from '#panel/ui/choices.tsx';
import { Dialog } from '#panel/ui/dialog.tsx';
import { NumberField, TextArea } from '#panel/ui/fields.tsx';
import { PrivatePicture } from '#panel/ui/private-picture.tsx';
import { EmptyState, Note } from '#panel/ui/states.tsx';
import { Thumb } from '#panel/ui/thumb.tsx';
import { showToast } from '#panel/ui/toast.tsx';
import { useCallForm } from '#panel/ui/use-call-form.ts';

type Return = OpenReturnsAnswer['items'][number];

interface Props {
  number: number;
  onClose: () => void;
}

/** A return: approved or refused, and once its goods are here, settled. */
export default function ReturnDialog({ number, onClose }: Props) {
  const { data } = useInfiniteQuery(returnsQuery(number));
  const found = data?.pages[0]?.items[0];
  if (found) return <Decide key={found.version} request={found} onClose={onClose} />;
  return (
    <Dialog isOpen title={words.check} onClose={onClose}>
      {data ? (
        <EmptyState icon={PackageSearch} title={words.empty} />
      ) : (
        <span className="skeleton" />
      )}
    </Dialog>
  );
}

function Lines({ lines }: Pick<Return, 'lines'>) {
  return (
    <ul className="grid gap-3">
      {lines.map(({ propertyId, nameFa, image, count, cause, note, pictures }) => (
        <li key={propertyId} className="flex items-start gap-3">
          <Thumb image={image} size={56} />
          <div className="grid gap-1 flex-1 min-w-0">
            <span className="font-label">{isolateLatin(nameFa)}</span>
            <span className="medium muted">
              {`${ordersTexts.pieces(formatNumber(count))} · ${words.causes[cause]}`}
            </span>
            {note === '' ? null : <span className="medium whitespace-pre-line">{note}</span>}
            {pictures.length > 0 ? (
              <span className="flex flex-wrap gap-2">
                {pictures.map((id) => (
                  <PrivatePicture
                    from="Get-Picture"
                    key={id}
                    id={id}
                    label={words.picture(isolateLatin(nameFa))}
                  />
                ))}
              </span>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  );
}

type Decision = 'approve' | 'refuse' | 'received';

function Decide({ request, onClose }: { request: Return; onClose: () => void }) {
  const { id, version, number, state, refund, lines, isDefective, answer } = request;
  const first: Decision = state === 'asked' ? 'approve' : 'received';
  const [decision, setDecision] = useState<Decision>(first);
  const [restock, setRestock] = useState(!isDefective);
  const [amount, setAmount] = useState<number | null>(refund);
  const money = amount ?? 0;
  const { register, fault, failure, isBusy, submit } = useCallForm({
    defaults: { answer: '', amount: 0 },
    send: async (values: { answer: string; amount: number }) => {
      const more = decision === 'received' ? { restock, amount: money } : { answer: values.answer };
      return call('Decide-Return', { id, version, decision, ...more }).finally(ordersChanged);
    },
    done: () => {
      showToast(words.done[decision]);
      onClose();
    },
  });
  const received = money > 0 ? words.received(money) : words.receivedNothing;
  const actions = { approve: words.approve, refuse: words.refuse, received };
  return (
    <Dialog
      isOpen
      title={`${words.check}، ${ordersTexts.order(number)}`}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button look="primary" type="submit" isBusy={isBusy}>
            {actions[decision]}
          </Button>
          <Button onClick={() => setDecision(decision === 'refuse' ? first : 'refuse')}>
            {decision === 'refuse' ? words.check : words.refuse}
          </Button>
        </>
      }
    >
      <Lines lines={lines} />
      <p className="medium muted">
        {`${isDefective ? words.fault : words.unwanted} · ${words.refund} ${formatToman(refund)}`}
      </p>
      {state === 'approved' && answer !== '' ? <Note>{answer}</Note> : null}
      {decision === 'received' ? (
        <>
          <NumberField
            label={words.money}
            hint={words.most(refund)}
            error={fault('amount')}
            value={amount}
            onChange={setAmount}
            min={0}
            max={refund}
          />
          <CheckField checked={restock} onChange={setRestock}>
            {words.restock}
          </CheckField>
        </>
      ) : (
        <TextArea
          label={words.answer}
          hint={decision === 'approve' ? words.answerHint : undefined}
          error={fault('answer')}
          rows={3}
          maxLength={1_000}
          {...register('answer', {
            validate: (written) =>
              decision !== 'approve' || written.trim() !== '' || words.answerNeeded,
          })}
        />
      )}
      {decision === 'approve' ? <p className="small faint">{words.approveHint}</p> : null}
      {failure ? <Note kind="bad">{failure}</Note> : null}
    </Dialog>
  );
}
