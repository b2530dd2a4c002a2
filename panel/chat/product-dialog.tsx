import { queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import type { StaffChat } from '#lib/contract/admin-chat.ts';
import type { GetListAnswer } from '#lib/contract/product.ts';
import { isolateLatin } from '#lib/text/mixed-text.ts';
import { slugify } from '#lib/text/slug.ts';
import { sendProduct } from '#panel/chat/outbox.ts';
import { chatTexts as words } from '#panel/chat/texts.ts';
import { callShop } from '#panel/client.ts';
import { priceOf } from '#panel/goods-choice/price.ts';
import { texts } from '#panel/texts.ts';
import { Dialog } from '#panel/ui/dialog.tsx';
import { TextField } from '#panel/ui/fields.tsx';
import { Failed } from '#panel/ui/states.tsx';
import { Thumb } from '#panel/ui/thumb.tsx';
import { useFound } from '#panel/ui/use-settled.ts';

const offered = 12;

/** Products as shoppers find them: who answers chats may lack the permission for the goods. */
const shopGoodsQuery = (query: string) =>
  queryOptions({
    queryKey: ['shop-goods', query],
    queryFn: ({ signal }) =>
      callShop<GetListAnswer>(
        'Product/Get-List',
        query === '' ? {} : { 'filter-name': slugify(query) },
        { signal },
      ),
    staleTime: 60_000,
  });

interface Props {
  chat: Pick<StaffChat, 'id'>;
  onClose: () => void;
}

/** Finds a product and sends it as a card. */
export default function ProductDialog({ chat, onClose }: Props) {
  const [written, setWritten] = useState('');
  const { data, failure } = useFound(written.trim(), shopGoodsQuery);
  const found = data?.items.slice(0, offered) ?? [];
  return (
    <Dialog isOpen title={words.product} onClose={onClose}>
      <TextField
        label={words.productField}
        placeholder={words.productHint}
        type="search"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is for this field
        autoFocus
        value={written}
        onChange={({ target }) => setWritten(target.value)}
      />
      {failure ? <Failed error={new Error(failure.message)} onRetry={failure.retry} /> : null}
      {data && found.length === 0 ? <p className="muted medium">{texts.empty.found}</p> : null}
      <ul className="grid" aria-busy={data === undefined && !failure}>
        {found.map(({ websiteCode, nameFa, image, price, availability }) => (
          <li key={websiteCode}>
            <button
              type="button"
              className="popup-item py-1"
              onClick={() => {
                sendProduct(chat.id, websiteCode, nameFa);
                onClose();
              }}
            >
              <Thumb image={image} size={40} />
              <span className="grid min-w-0">
                <span className="truncate font-label">{isolateLatin(nameFa)}</span>
                <span className="small muted">{priceOf({ priceFrom: price, availability })}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
