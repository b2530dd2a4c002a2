import type { Metadata } from 'next';
import { Devices } from '#components/account/devices/devices.tsx';
import { deviceTexts } from '#components/account/devices/texts.ts';
import { AccountFrame } from '#components/account/frame/account-frame.tsx';
import { paths } from '#lib/contract/paths.ts';

export const metadata: Metadata = {
  title: deviceTexts.title,
  robots: { index: false, follow: true },
  alternates: { canonical: paths.devices },
};

export default function DevicesPage() {
  return (
    <AccountFrame current={paths.devices} title={deviceTexts.title}>
      <Devices />
    </AccountFrame>
  );
}
