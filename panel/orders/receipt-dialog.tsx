import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReceiptsAnswer } from '#lib/contract/admin-receipt.ts';
import { orderStatuses } from '#lib/contract/codes.ts';
import { formatToman } from '#lib/text/toman.ts';
import { call } from '#panel/client.ts';
import { ordersChanged, receiptsQuery } from '#panel/orders/calls.ts';
import { At, Ltr } from '#panel/orders/parts.tsx';
import { ordersTexts, receiptTexts as words } from '#panel/orders/texts.ts';
import { Button } from '#panel/ui/button.tsx';
import { Dialog } from '#panel/ui/dialog.tsx';
import { TextArea } from '#panel/ui/fields.tsx';
import { PrivatePicture } from '#panel/ui/private-picture.tsx';
import { EmptyState, Note } from '#panel/ui/states.tsx';
import { showToast } from '#panel/ui/toast.tsx';
import { useCallForm } from '#panel/ui/use-call-form.ts';
import { Receipt as Sign } from 'lucide-react';

type Receipt = ReceiptsAnswer['items'][number];

interface Props {
  number: number;
  onClose: () => void;
}

/** A receipt with its picture, to be approved or refused. */
export default function ReceiptDialog({ number, onClose }: Props) {
  const { data } = useInfiniteQuery(receiptsQuery(number));
  const receipt = data?.pages[0]?.items[0];
  if (receipt) return <Decide receipt={receipt} onClose={onClose} />;
  return (
    <Dialog isOpen title={words.check} onClose={onClose}>
      {data ? <EmptyState icon={Sign} title={words.empty} /> : <span className="skeleton" />}
    </Dialog>
  );
}

function Decide({ receipt, onClose }: { receipt: Receipt; onClose: () => void }) {
  const { id, version, number, total, reference, picture, status, createdAt } = receipt;
  const [isRefusing, setIsRefusing] = useState(false);
  const { form, register, fault, failure, isBusy, submit } = useCallForm({
    defaults: { reason: '' },
    send: async ({ reason }: { reason: string }) => {
      const body = { id, version, isApproved: !isRefusing, reason: isRefusing ? reason : '' };
      return call<{ refund: number }>('Decide-Receipt', body).finally(ordersChanged);
    },
    done: ({ refund }) => {
      showToast(isRefusing ? words.refused(number) : words.approved(number));
      if (refund > 0) showToast(words.refund(refund));
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      title={`${isRefusing ? words.refuseTitle : words.check}، ${ordersTexts.order(number)}`}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button look="primary" type="submit" isBusy={isBusy}>
            {isRefusing ? words.refuse : words.approve}
          </Button>
          <Button onClick={() => setIsRefusing(!isRefusing)}>
            {isRefusing ? words.check : words.refuse}
          </Button>
        </>
      }
    >
      <dl className="facts">
        <div>
          <dt className="muted">{ordersTexts.amount}</dt>
          <dd className="font-price">{formatToman(total)}</dd>
        </div>
        <div>
          <dt className="muted">{words.reference}</dt>
          <dd>{reference === '' ? words.noReference : <Ltr className="ref">{reference}</Ltr>}</dd>
        </div>
        <div>
          <dt className="muted">{ordersTexts.at}</dt>
          <dd>
            <At moment={createdAt} />
          </dd>
        </div>
      </dl>
      {picture === null ? (
        <p className="muted medium">{words.noPicture}</p>
      ) : (
        <PrivatePicture from="Get-Picture" id={picture} label={words.picture(number)} />
      )}
      {status === orderStatuses.cancelled ? <Note kind="wait">{words.cancelled}</Note> : null}
      {isRefusing ? (
        <>
          <TextArea
            label={words.reason}
            error={fault('reason')}
            rows={3}
            maxLength={500}
            {...register('reason')}
          />
          <div className="flex flex-wrap gap-2">
            {words.reasons.map((reason) => (
              <button
                key={reason}
                type="button"
                className="chip"
                onClick={() => form.setValue('reason', reason)}
              >
                {reason}
              </button>
            ))}
          </div>
        </>
      ) : (
        <p className="small faint">{words.approveHint}</p>
      )}
      {failure ? <Note kind="bad">{failure}</Note> : null}
    </Dialog>
  );
}
