import type { Metadata } from 'next';
import { AccountHome } from '#components/account/account-home.tsx';
import { AccountFrame } from '#components/account/frame/account-frame.tsx';
import { accountTexts } from '#components/account/texts.ts';
import { paths } from '#lib/contract/paths.ts';

export const metadata: Metadata = {
  title: accountTexts.title,
  robots: { index: false, follow: true },
  alternates: { canonical: paths.account },
};

export default function AccountPage() {
  return (
    <AccountFrame current={paths.account} title={accountTexts.title}>
      <AccountHome />
    </AccountFrame>
  );
}
