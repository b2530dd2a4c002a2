'use client';

import { transferTexts } from '#components/account/orders/transfer-texts.ts';
import { useOwnPicture } from '#components/account/use-own-picture.ts';

const read = async (id: string) => (await import('#lib/account/order-client.ts')).readPicture(id);

/** A picture of an order that only its member may see; opens whole in another tab. */
export function OrderPicture({ id, label }: { id: string; label: string }) {
  const url = useOwnPicture(id, read);
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
