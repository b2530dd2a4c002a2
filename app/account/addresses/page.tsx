import type { Metadata } from 'next';
import { Addresses } from '#components/account/addresses/addresses.tsx';
import { addressTexts } from '#components/account/addresses/texts.ts';
import { AccountFrame } from '#components/account/frame/account-frame.tsx';
import { paths } from '#lib/contract/paths.ts';

export const metadata: Metadata = {
  title: addressTexts.title,
  robots: { index: false, follow: true },
  alternates: { canonical: paths.addresses },
};

export default function AddressesPage() {
  return (
    <AccountFrame current={paths.addresses} title={addressTexts.title}>
      <Addresses />
    </AccountFrame>
  );
}
