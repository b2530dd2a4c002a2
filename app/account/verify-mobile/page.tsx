import type { Metadata } from 'next';
import { AuthPage } from '#components/account/auth-page.tsx';
import { VerifyMobile } from '#components/account/verify-mobile.tsx';
import { authTexts } from '#components/account/auth-texts.ts';
import { loginPaths } from '#lib/contract/paths.ts';

export const metadata: Metadata = {
  title: authTexts.verifyTitle,
  robots: { index: false, follow: true },
  alternates: { canonical: loginPaths.verifyMobile },
};

export default function VerifyMobilePage() {
  return (
    <AuthPage>
      <VerifyMobile />
    </AuthPage>
  );
}
