import type { Metadata } from 'next';
import { AccountHome } from '#components/account/account-home.tsx';
import { accountTexts } from '#components/account/texts.ts';
import { paths } from '#lib/contract/paths.ts';

export const metadata: Metadata = {
  title: accountTexts.title,
  robots: { index: false, follow: true },
  alternates: { canonical: paths.account },
};

export default function AccountPage() {
  return (
    <div className="wrap py-8 lg:py-12">
      <h1 className="mb-6 text-22 font-title">{accountTexts.title}</h1>
      <noscript>
        <p className="panel">{accountTexts.noScript}</p>
      </noscript>
      {/* The tallest it gets: nothing below moves when it comes. */}
      <div className="min-h-[29rem] lg:min-h-[17.5rem]">
        <AccountHome />
      </div>
    </div>
  );
}
