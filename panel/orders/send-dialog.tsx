import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListedOrder } from '#lib/contract/admin-orders.ts';
import type { CarrierName } from '#lib/contract/carriers.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { carrierOf, carrierOptions, doubtOf, needsCode } from '#panel/orders/carriers.ts';
import { codesOf } from '#panel/orders/codes.ts';
import { type Refusals, sendMany } from '#panel/orders/many.ts';
import { ordersTexts } from '#panel/orders/texts.ts';
import { SelectField } from '#panel/ui/choices.tsx';
import { Dialog } from '#panel/ui/dialog.tsx';
import { TextArea, TextField } from '#panel/ui/fields.tsx';
import { showToast } from '#panel/ui/toast.tsx';

interface Props {
  orders: readonly ListedOrder[];
  onClose: () => void;
  /** With those that were refused. */
  onDone: (refusals: Refusals) => void;
}

/** Codes of several parcels, typed or pasted; each order is sent by itself. */
export default function SendDialog({ orders: given, onClose, onDone }: Props) {
  const [orders, setOrders] = useState(given);
  const [carrier, setCarrier] = useState<CarrierName>('post');
  const [codes, setCodes] = useState<ReadonlyMap<number, string>>(new Map());
  const [faults, setFaults] = useState<Refusals>(new Map());
  /** Parcels that were asked about already; sent again, they are right. */
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const numbers = orders.map(({ number }) => number);
  const { mutate, isPending } = useMutation({
    mutationFn: () => sendMany(orders, carrier, codes),
    onSuccess: (refusals) => {
      const done = orders.length - refusals.size;
      if (done > 0) showToast(ordersTexts.sent(formatNumber(done)));
      onDone(refusals);
      if (refusals.size === 0) onClose();
      setFaults(refusals);
      setOrders(orders.filter(({ number }) => refusals.has(number)));
    },
  });
  const parcelOf = (number: number) => `${carrier} ${codes.get(number) ?? ''}`;
  /** What is to be written or looked at again before anything is sent. */
  const faultOf = (number: number): string | null => {
    const code = codes.get(number) ?? '';
    if (code.trim() === '') return needsCode(carrier) ? ordersTexts.codeNeeded : null;
    return asked.has(parcelOf(number)) ? null : doubtOf(carrier, code);
  };
  const submit = () => {
    const found = numbers.flatMap((number) => {
      const fault = faultOf(number);
      return fault === null ? [] : [[number, fault] as const];
    });
    if (found.length === 0) return mutate();
    setAsked(new Set([...asked, ...numbers.map(parcelOf)]));
    return setFaults(new Map(found));
  };
  return (
    <Dialog
      isOpen
      isFirm
      size="large"
      title={ordersTexts.sendTitle}
      onClose={onClose}
      onSubmit={submit}
      action={ordersTexts.send(formatNumber(orders.length))}
      isBusy={isPending}
    >
      <div className="cols">
        <SelectField
          label={ordersTexts.carrier}
          options={carrierOptions}
          value={carrier}
          onChange={(value) => setCarrier(carrierOf(value))}
        />
        <TextArea
          label={ordersTexts.paste}
          hint={ordersTexts.pasteHint}
          rows={3}
          dir="ltr"
          onChange={({ target }) => {
            const found = codesOf(target.value, numbers);
            if (found.size > 0) setCodes(new Map([...codes, ...found]));
          }}
        />
      </div>
      <div className="cols">
        {numbers.map((number) => (
          <TextField
            key={number}
            label={ordersTexts.codeOf(number)}
            isLatin
            autoComplete="off"
            maxLength={64}
            value={codes.get(number) ?? ''}
            error={faults.get(number)}
            onChange={({ target }) => setCodes(new Map(codes).set(number, target.value))}
          />
        ))}
      </div>
    </Dialog>
  );
}
