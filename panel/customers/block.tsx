import { lazy, Suspense, useState } from 'react';
import type { CustomerAnswer } from '#lib/contract/customer.ts';
import { formatDate } from '#lib/text/date.ts';
import { customerTexts as words } from '#panel/customers/texts.ts';
import { Button } from '#panel/ui/button.tsx';
import { Note } from '#panel/ui/states.tsx';

const BlockDialog = lazy(() => import('#panel/customers/block-dialog.tsx'));
const UnblockDialog = lazy(() => import('#panel/customers/unblock-dialog.tsx'));

/** Blocks a customer, after a reason is given, or lets a blocked one in again. */
export function BlockButton({ customer }: { customer: CustomerAnswer }) {
  // What the dialog was opened for: it stays the same while its call makes the other one true.
  const [open, setOpen] = useState<'block' | 'unblock' | null>(null);
  const onClose = () => setOpen(null);
  return (
    <>
      <Button onClick={() => setOpen(customer.block ? 'unblock' : 'block')}>
        {customer.block ? words.unblock : words.block}
      </Button>
      <Suspense fallback={null}>
        {open === 'block' ? <BlockDialog customer={customer} onClose={onClose} /> : null}
        {open === 'unblock' ? <UnblockDialog customer={customer} onClose={onClose} /> : null}
      </Suspense>
    </>
  );
}

/** Since when, by whom and why. */
export function BlockNote({ block }: { block: NonNullable<CustomerAnswer['block']> }) {
  return (
    <Note kind="bad">
      {words.blockedSince(formatDate(block.at), block.by)}
      <span className="block whitespace-pre-line break-words">{block.reason}</span>
    </Note>
  );
}
