import type { Metadata } from 'next';
import { AuthPage } from '#components/account/auth-page.tsx';
import { RegisterForm } from '#components/account/register-form.tsx';
import { authTexts } from '#components/account/auth-texts.ts';
import { loginPaths } from '#lib/contract/paths.ts';

export const metadata: Metadata = {
  title: authTexts.registerTitle,
  robots: { index: false, follow: true },
  alternates: { canonical: loginPaths.register },
};

export default function RegisterPage() {
  return (
    <AuthPage>
      <RegisterForm />
    </AuthPage>
  );
}
