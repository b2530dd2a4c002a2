import type { Metadata } from 'next';
import { Alerts } from '#components/account/alerts/alerts.tsx';
import { alertTexts } from '#components/account/alerts/texts.ts';
import { AccountFrame } from '#components/account/frame/account-frame.tsx';
import { paths } from '#lib/contract/paths.ts';

export const metadata: Metadata = {
  title: alertTexts.title,
  robots: { index: false, follow: true },
  alternates: { canonical: paths.alerts },
};

export default function AlertsPage() {
  return (
    <AccountFrame current={paths.alerts} title={alertTexts.title}>
      <Alerts />
    </AccountFrame>
  );
}
