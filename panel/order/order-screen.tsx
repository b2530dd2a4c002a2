import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Ban, PackageX, Printer, Tag as TagIcon, Undo2 } from 'lucide-react';
import { useState, lazy, Suspense } from 'react';
import type { AdminOrderAnswer } from '#lib/contract/admin-order.ts';
import { Page } from '#panel/frame/page.tsx';
import { ScreenMissing } from '#panel/frame/screen-states.tsx';
import { orderQuery } from '#panel/order/calls.ts';
import { HistoryBox } from '#panel/order/history-box.tsx';
import { LinesBox } from '#panel/order/lines-box.tsx';
import { NextBox } from '#panel/order/next-box.tsx';
import { otherActsOf } from '#panel/order/next-step.ts';
import { PaymentBox } from '#panel/order/payment-box.tsx';
import { SideBox } from '#panel/order/side-box.tsx';
import { changeTexts, orderTexts } from '#panel/order/texts.ts';
import { paymentOf, stageOf } from '#panel/orders/states.ts';
import { stateOfOrder } from '#panel/order/state.ts';
import { At } from '#panel/orders/parts.tsx';
import { useMay } from '#panel/session/use-me.ts';
import { useParams } from '#panel/ui/address.ts';
import { ActionMenu } from '#panel/ui/menu.tsx';
import type { MenuAction } from '#panel/ui/menu-action.ts';
import { Failed, Tag } from '#panel/ui/states.tsx';

const CancelDialog = lazy(() => import('#panel/order/cancel-dialog.tsx'));
const RefundDialog = lazy(() => import('#panel/order/refund-dialog.tsx'));
const TakeBackDialog = lazy(() => import('#panel/order/take-back-dialog.tsx'));

type Open = 'cancel' | 'refund' | 'takeBack';

/** Its payment and its stage, as in the list. */
function Marks({ order }: { order: AdminOrderAnswer }) {
  const listed = stateOfOrder(order);
  const [payment, stage] = [paymentOf(listed), stageOf(listed)];
  return (
    <>
      <Tag kind={payment.kind}>{payment.word}</Tag>
      <Tag kind={stage.kind}>{stage.word}</Tag>
    </>
  );
}

interface ActsProps {
  order: AdminOrderAnswer;
  onOpen: (what: Open) => void;
}

function Acts({ order, onOpen }: ActsProps) {
  const navigate = useNavigate();
  const mayRefund = useMay('refunds');
  const { canCancel, canRefund, canTakeBack } = otherActsOf(order);
  const search = { numbers: String(order.number) };
  const print = (kind: string) => () =>
    void navigate({ to: '/print/$kind', params: { kind }, search });
  const acts: (MenuAction | false)[] = [
    canTakeBack && {
      label: changeTexts.takeBack,
      icon: PackageX,
      onChoose: () => onOpen('takeBack'),
    },
    canRefund &&
      mayRefund && { label: changeTexts.refund, icon: Undo2, onChoose: () => onOpen('refund') },
    canCancel &&
      mayRefund && {
        label: changeTexts.cancel,
        icon: Ban,
        isDanger: true,
        onChoose: () => onOpen('cancel'),
      },
  ];
  return (
    <>
      <Link
        to="/print/$kind"
        params={{ kind: 'slips' }}
        search={search}
        className="btn btn-outline desk-flex"
      >
        <Printer className="i i-s" aria-hidden="true" />
        {orderTexts.slip}
      </Link>
      <Link
        to="/print/$kind"
        params={{ kind: 'labels' }}
        search={search}
        className="btn btn-outline desk-flex"
      >
        <TagIcon className="i i-s" aria-hidden="true" />
        {orderTexts.label}
      </Link>
      <ActionMenu
        label={orderTexts.more}
        actions={[
          { label: orderTexts.slip, icon: Printer, onChoose: print('slips') },
          { label: orderTexts.label, icon: TagIcon, onChoose: print('labels') },
          ...acts.filter((act) => act !== false),
        ]}
      />
    </>
  );
}

function Order({ order }: { order: AdminOrderAnswer }) {
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const mayRefund = useMay('refunds');
  const { canRefund } = otherActsOf(order);
  return (
    <Page
      title={orderTexts.title(order.number)}
      back="/orders"
      mark={
        <span className="desk-flex gap-2">
          <Marks order={order} />
        </span>
      }
      actions={<Acts order={order} onOpen={setOpen} />}
    >
      <div className="grid gap-3">
        <div className="phone-flex flex-wrap items-center gap-2">
          <Marks order={order} />
          <span className="ms-auto">
            <At moment={order.createdAt} />
          </span>
        </div>
        <div className="two">
          <div className="two-part">
            <NextBox order={order} />
            <LinesBox order={order} />
            <HistoryBox order={order} />
          </div>
          <div className="two-part">
            <SideBox order={order} />
            <PaymentBox
              order={order}
              onRefund={canRefund && mayRefund ? () => setOpen('refund') : null}
            />
          </div>
        </div>
      </div>
      <Suspense>
        {open === 'cancel' ? <CancelDialog order={order} onClose={close} /> : null}
        {open === 'refund' ? <RefundDialog order={order} onClose={close} /> : null}
        {open === 'takeBack' ? <TakeBackDialog order={order} onClose={close} /> : null}
      </Suspense>
    </Page>
  );
}

/** «سفارش» */
export default function OrderScreen() {
  const written = useParams()['number'] ?? '';
  const number = /^[1-9]\d{0,14}$/.test(written) ? Number(written) : 0;
  const { data, error, refetch } = useQuery({ ...orderQuery(number), enabled: number > 0 });
  if (number === 0) return <ScreenMissing />;
  if (data) return <Order key={data.number} order={data} />;
  return (
    <Page title={orderTexts.title(number)} back="/orders">
      {error ? (
        <Failed error={error} onRetry={refetch} />
      ) : (
        <div className="two" aria-busy="true">
          <div className="two-part">
            {[1, 2, 3].map((each) => (
              <div key={each} className="box grid gap-4">
                <span className="skeleton" />
                <span className="skeleton" />
                <span className="skeleton" />
              </div>
            ))}
          </div>
        </div>
      )}
    </Page>
  );
}
