import type { Metadata } from 'next';
import { AuthHeading } from '#components/account/auth-heading.tsx';
import { AuthPage } from '#components/account/auth-page.tsx';
import { LoginForm } from '#components/account/login-form.tsx';
import { accountTexts } from '#components/account/texts.ts';
import { paths } from '#lib/contract/paths.ts';

export const metadata: Metadata = {
  title: accountTexts.loginTitle,
  robots: { index: false, follow: true },
  alternates: { canonical: paths.login },
};

export default function LoginPage() {
  return (
    <AuthPage>
      <AuthHeading title={accountTexts.loginTitle}>{accountTexts.loginText}</AuthHeading>
      <LoginForm />
    </AuthPage>
  );
}
