import { getMasterData } from '#lib/home/server.ts';
import { dialledPhone, readablePhone } from '#lib/text/phone.ts';

/** A telephone number as a link; nothing for ''. */
export function PhoneLink({ phone }: { phone: string }) {
  if (phone === '') return null;
  return (
    <a className="link" href={`tel:${dialledPhone(phone)}`}>
      <bdi dir="ltr">{readablePhone(phone)}</bdi>
    </a>
  );
}

/** The shop's telephone number. */
export async function ShopPhone() {
  const master = await getMasterData();
  return <PhoneLink phone={master.found ? master.data.shop.phone : ''} />;
}
