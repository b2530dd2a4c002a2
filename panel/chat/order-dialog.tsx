import { useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import type { StaffChat } from '#lib/contract/admin-chat.ts';
import { formatDate } from '#lib/text/date.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { formatToman } from '#lib/text/toman.ts';
import { aboutQuery } from '#panel/chat/calls.ts';
import { sendOrder } from '#panel/chat/outbox.ts';
import { chatTexts as words } from '#panel/chat/texts.ts';
import { Dialog } from '#panel/ui/dialog.tsx';
import { Forbidden, Waiting } from '#panel/ui/states.tsx';

interface Props {
  chat: Pick<StaffChat, 'id'>;
  onClose: () => void;
}

function Orders({ chat, onClose }: Props) {
  const { data, error, refetch } = useQuery(aboutQuery(chat.id));
  if (!data) return <Waiting error={error} onRetry={refetch} />;
  const { orders } = data.visitor;
  if (orders === null) return <Forbidden permission="orders" />;
  if (orders.length === 0) return <p className="muted medium">{words.ordersEmpty}</p>;
  return (
    <ul className="grid">
      {orders.map(({ number, status, total, createdAt }) => (
        <li key={number}>
          <button
            type="button"
            className="popup-item py-1"
            onClick={() => {
              sendOrder(chat.id, number);
              onClose();
            }}
          >
            <ReceiptText className="i" aria-hidden="true" />
            <span className="grid min-w-0">
              <span className="font-label">{words.kinds.order(toPersianDigits(number))}</span>
              <span className="small muted">
                {[words.orderStates[status], formatToman(total), formatDate(createdAt)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The latest orders of a member, one of which is sent as a card. */
export default function OrderDialog(props: Props) {
  return (
    <Dialog isOpen title={words.order} onClose={props.onClose}>
      <Orders {...props} />
    </Dialog>
  );
}
