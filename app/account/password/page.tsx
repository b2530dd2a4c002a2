import type { Metadata } from 'next';
import { ChangePassword } from '#components/account/password/change-password.tsx';
import { passwordTexts } from '#components/account/password/texts.ts';
import { AccountFrame } from '#components/account/frame/account-frame.tsx';
import { paths } from '#lib/contract/paths.ts';

export const metadata: Metadata = {
  title: passwordTexts.title,
  robots: { index: false, follow: true },
  alternates: { canonical: paths.password },
};

export default function PasswordPage() {
  return (
    <AccountFrame current={paths.password} title={passwordTexts.title}>
      <ChangePassword />
    </AccountFrame>
  );
}
