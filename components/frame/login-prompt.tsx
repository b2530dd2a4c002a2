'use client';

import { frameTexts } from '#components/frame/texts.ts';
import { Dialog } from '#components/ui/dialog.tsx';
import { closeDialog } from '#lib/dialogs/store.ts';
import type { OpenDialog } from '#lib/dialogs/store.ts';
import { pendingFavourite } from '#lib/session/pending-favourite.ts';

/** Contract §2. */
const texts = {
  title: 'ورود به حساب',
  reasons: {
    fav: 'برای ذخیره در علاقه‌مندی‌ها وارد حساب کاربری خود شوید',
    basket: 'برای خرید محصول وارد حساب کاربری خود شوید',
    inBasket: 'برای ادامه روند سفارش وارد حساب کاربری خود شوید',
  },
  later: 'بعداً',
} as const;

/** Says why to log in, and links to the login, which returns to this page. */
export default function LoginPrompt({ dialog }: { dialog: OpenDialog }) {
  if (dialog.kind !== 'login') return null;
  const { product } = dialog;
  return (
    <Dialog title={texts.title} onClose={closeDialog}>
      <p>{texts.reasons[dialog.reason]}</p>
      <div className="dlg-acts">
        <a
          className="btn btn-primary"
          href={dialog.href}
          onClick={() =>
            product && pendingFavourite.keep(product, location.pathname + location.search)
          }
        >
          {frameTexts.account}
        </a>
        <button
          type="button"
          className="btn btn-outline"
          onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
        >
          {texts.later}
        </button>
      </div>
    </Dialog>
  );
}
