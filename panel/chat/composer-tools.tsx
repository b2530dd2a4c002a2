import { Package, Paperclip, Plus, ReceiptText } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import type { StaffChat } from '#lib/contract/admin-chat.ts';
import { fileTypes, sortedFiles } from '#panel/chat/files.ts';
import { sendFile } from '#panel/chat/outbox.ts';
import { chatTexts as words } from '#panel/chat/texts.ts';
import { IconButton } from '#panel/ui/button.tsx';
import { ActionMenu } from '#panel/ui/menu.tsx';
import { showToast } from '#panel/ui/toast.tsx';
import { useDesk } from '#panel/ui/use-desk.ts';

const OrderDialog = lazy(() => import('#panel/chat/order-dialog.tsx'));
const ProductDialog = lazy(() => import('#panel/chat/product-dialog.tsx'));

const dialogs = { product: ProductDialog, order: OrderDialog } as const;

/** Sends what can be sent, and names the rest. */
export function sendFiles(chat: string, given: Iterable<File> | null | undefined): void {
  const { good, bad } = sortedFiles(given);
  for (const file of good) sendFile(chat, file);
  for (const file of bad) showToast(words.wrongFile(file.name));
}

/**
 * What can be sent besides words: buttons at a desk, where orders stand beside the talk; on a phone behind one sign, so
 * that the field keeps its room.
 */
export function ComposerTools({ chat }: { chat: StaffChat }) {
  const isDesk = useDesk();
  const field = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<keyof typeof dialogs | null>(null);
  const Asking = asked && dialogs[asked];
  const attach = () => field.current?.click();
  const product = () => setAsked('product');
  // Guests have no orders.
  const isGuest = chat.memberId === null;
  const tools = isGuest ? words.guestTools : words.tools;
  const order = { label: words.order, icon: ReceiptText, onChoose: () => setAsked('order') };
  return (
    <>
      <input
        ref={field}
        type="file"
        hidden
        multiple
        accept={fileTypes.join(',')}
        aria-label={words.attach}
        onChange={({ target }) => {
          sendFiles(chat.id, target.files);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      {isDesk ? (
        <>
          <IconButton label={words.attach} title={words.attachHint} onClick={attach}>
            <Paperclip className="i" aria-hidden="true" />
          </IconButton>
          <IconButton label={words.product} onClick={product}>
            <Package className="i" aria-hidden="true" />
          </IconButton>
        </>
      ) : (
        <ActionMenu
          label={tools}
          side="top"
          trigger={
            <IconButton label={tools}>
              <Plus className="i" aria-hidden="true" />
            </IconButton>
          }
          actions={[
            { label: words.attach, icon: Paperclip, onChoose: attach },
            { label: words.product, icon: Package, onChoose: product },
            ...(isGuest ? [] : [order]),
          ]}
        />
      )}
      {Asking ? (
        <Suspense>
          <Asking chat={chat} onClose={() => setAsked(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
