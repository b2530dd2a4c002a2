import type { Metadata } from 'next';
import { Profile } from '#components/account/profile/profile.tsx';
import { profileTexts } from '#components/account/profile/texts.ts';
import { AccountFrame } from '#components/account/frame/account-frame.tsx';
import { paths } from '#lib/contract/paths.ts';

export const metadata: Metadata = {
  title: profileTexts.title,
  robots: { index: false, follow: true },
  alternates: { canonical: paths.profile },
};

export default function ProfilePage() {
  return (
    <AccountFrame current={paths.profile} title={profileTexts.title}>
      <Profile />
    </AccountFrame>
  );
}
