import type { Metadata } from 'next';
import { AuthPage } from '#components/account/auth-page.tsx';
import { CodeLogin } from '#components/account/code-login.tsx';
import { authTexts } from '#components/account/auth-texts.ts';
import { loginPaths } from '#lib/contract/paths.ts';

export const metadata: Metadata = {
  title: authTexts.codeTitle,
  robots: { index: false, follow: true },
  alternates: { canonical: loginPaths.code },
};

export default function CodeLoginPage() {
  return (
    <AuthPage>
      <CodeLogin />
    </AuthPage>
  );
}
