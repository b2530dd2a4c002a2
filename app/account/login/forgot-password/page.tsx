import type { Metadata } from 'next';
import { AuthPage } from '#components/account/auth-page.tsx';
import { ForgotPassword } from '#components/account/forgot-password.tsx';
import { authTexts } from '#components/account/auth-texts.ts';
import { loginPaths } from '#lib/contract/paths.ts';

export const metadata: Metadata = {
  title: authTexts.forgotTitle,
  robots: { index: false, follow: true },
  alternates: { canonical: loginPaths.forgotPassword },
};

export default function ForgotPasswordPage() {
  return (
    <AuthPage>
      <ForgotPassword />
    </AuthPage>
  );
}
