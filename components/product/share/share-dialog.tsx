'use client';

import { useState } from 'react';
import { Dialog } from '#components/ui/dialog.tsx';
import { Icon, NetworkMark } from '#components/ui/icon.tsx';
import { closeDialog } from '#lib/dialogs/store.ts';
import type { OpenDialog } from '#lib/dialogs/store.ts';

const texts = {
  title: 'هم‌رسانی',
  copy: 'رونوشت نشانی',
  copied: 'نشانی رونوشت شد',
  notCopied: 'مرورگر اجازهٔ رونوشت نداد. نشانی را از همین‌جا بردارید.',
  address: 'نشانی صفحه',
} as const;

/** Messengers, each with its share address. */
const places = [
  {
    mark: 'telegram',
    name: 'تلگرام',
    to: 'https://t.me/share/url',
    query: (url: string, text: string) => ({ url, text }),
  },
  {
    mark: 'whatsapp',
    name: 'واتساپ',
    to: 'https://wa.me/',
    query: (url: string, text: string) => ({ text: `${text}\n${url}` }),
  },
  {
    mark: 'eitaa',
    name: 'ایتا',
    to: 'https://eitaa.com/share/url',
    query: (url: string, text: string) => ({ url, text }),
  },
] as const;

/** Writes spaces as %20: messengers show a plus literally. */
const addressOf = (to: string, query: Record<string, string>): string =>
  `${to}?${new URLSearchParams(query).toString().replaceAll('+', '%20')}`;

/** Ways to share a page: copy its address, or send it by the country's messengers. */
export default function ShareDialog({ dialog }: { dialog: OpenDialog }) {
  const [answer, setAnswer] = useState('');
  if (dialog.kind !== 'share') return null;
  const { href, title } = dialog;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(href);
      setAnswer(texts.copied);
    } catch {
      setAnswer(texts.notCopied);
    }
  };
  return (
    <Dialog title={texts.title} onClose={closeDialog}>
      <ul className="share-places">
        {places.map(({ mark, name, to, query }) => (
          <li key={mark}>
            <a href={addressOf(to, query(href, title))} target="_blank" rel="noreferrer">
              <span>
                <NetworkMark name={mark} />
              </span>
              {name}
            </a>
          </li>
        ))}
      </ul>
      <div className="input">
        <input
          readOnly
          dir="ltr"
          value={href}
          aria-label={texts.address}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </div>
      <button type="button" className="btn btn-primary" onClick={() => void copy()}>
        <Icon name="copy" className="i-s" />
        {texts.copy}
      </button>
      <output>{answer}</output>
    </Dialog>
  );
}
