'use client';

import { useEffect, useState } from 'react';
import { transferTexts } from '#components/account/orders/transfer-texts.ts';

/** A picture of an order that only its member may see; opens whole in another tab. */
export function OrderPicture({ id, label }: { id: string; label: string }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let made: string | null = null;
    let isOver = false;
    const load = async () => {
      const { readPicture } = await import('#lib/account/order-client.ts');
      const outcome = await readPicture(id);
      if (isOver || outcome === null || !('answer' in outcome)) return;
      made = URL.createObjectURL(outcome.answer);
      setUrl(made);
    };
    load().catch(() => {});
    return () => {
      isOver = true;
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [id]);
  if (url === null) return <span className="own-picture" aria-hidden />;
  return (
    <a
      className="own-picture"
      href={url}
      target="_blank"
      rel="noreferrer"
      aria-label={transferTexts.open(label)}
    >
      <img src={url} alt="" />
    </a>
  );
}
