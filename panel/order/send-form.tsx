import { ScanBarcode, Truck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { AdminOrderAnswer } from '#lib/contract/admin-order.ts';
import type { CarrierName } from '#lib/contract/carriers.ts';
import { changeOrder } from '#panel/order/calls.ts';
import { orderTexts } from '#panel/order/texts.ts';
import { carrierOf, carrierOptions, doubtOf, needsCode } from '#panel/orders/carriers.ts';
import { scanTexts } from '#panel/scan/texts.ts';
import { useMayHaveCamera } from '#panel/scan/use-may-have-camera.ts';
import { Button } from '#panel/ui/button.tsx';
import { SelectField } from '#panel/ui/choices.tsx';
import { TextField } from '#panel/ui/fields.tsx';
import { Note } from '#panel/ui/states.tsx';
import { showToast } from '#panel/ui/toast.tsx';
import { useCallForm } from '#panel/ui/use-call-form.ts';

const ScanDialog = lazy(() => import('#panel/scan/scan-dialog.tsx'));

type Method = Pick<AdminOrderAnswer['deliveryMethod'], 'kind' | 'title'>;
type Sent = Pick<AdminOrderAnswer, 'number' | 'version'> & { readonly deliveryMethod: Method };

/** A courier of the shop brings what was ordered so; the rest mostly goes by post. */
const likelyCarrier = ({ kind, title }: Method): CarrierName => {
  if (kind === 'courier') return 'courier';
  if (title.includes('تیپاکس')) return 'tipax';
  return title.includes('باربری') ? 'other' : 'post';
};

/** Carrier and tracking code; the member gets the code by SMS. */
export default function SendForm({ order }: { order: Sent }) {
  const [carrier, setCarrier] = useState(() => likelyCarrier(order.deliveryMethod));
  const [isScanning, setIsScanning] = useState(false);
  const mayHaveCamera = useMayHaveCamera();
  /** What was asked about already; sent again, it is right. */
  const [asked, setAsked] = useState<string | null>(null);
  const { form, register, fault, failure, isBusy, submit } = useCallForm({
    defaults: { code: '' },
    send: ({ code }: { code: string }) => changeOrder('Send', order, { carrier, code }),
    done: () => showToast(orderTexts.sent),
  });
  const ask = () => {
    const code = form.getValues('code').trim();
    const parcel = `${carrier} ${code}`;
    const doubt = code === '' || parcel === asked ? null : doubtOf(carrier, code);
    if (doubt === null) return void submit();
    setAsked(parcel);
    return form.setError('code', { message: doubt }, { shouldFocus: true });
  };
  return (
    <form
      className="grid gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <div className="send-fields">
        <SelectField
          label={orderTexts.carrier}
          options={carrierOptions}
          value={carrier}
          onChange={(value) => setCarrier(carrierOf(value))}
        />
        <TextField
          label={orderTexts.code}
          hint={needsCode(carrier) ? orderTexts.codeHint : orderTexts.codeFree}
          error={fault('code')}
          isLatin
          autoComplete="off"
          maxLength={64}
          {...register('code')}
        />
      </div>
      {mayHaveCamera ? (
        <Button
          look="quiet"
          className="justify-self-start"
          icon={<ScanBarcode className="i i-s" aria-hidden="true" />}
          onClick={() => setIsScanning(true)}
        >
          {scanTexts.parcel}
        </Button>
      ) : null}
      {isScanning ? (
        <Suspense>
          <ScanDialog
            onCode={(code) => form.setValue('code', code, { shouldValidate: true })}
            onClose={() => setIsScanning(false)}
          />
        </Suspense>
      ) : null}
      {failure ? <Note kind="bad">{failure}</Note> : null}
      <Button
        look="primary"
        type="submit"
        isBusy={isBusy}
        icon={<Truck className="i i-s" aria-hidden="true" />}
        className="next-act"
      >
        {orderTexts.send}
      </Button>
    </form>
  );
}
