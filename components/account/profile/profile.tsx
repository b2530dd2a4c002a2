'use client';

import { MyData } from '#components/account/profile/my-data.tsx';
import { NationalCode } from '#components/account/profile/national-code.tsx';
import { ProfileForm } from '#components/account/profile/profile-form.tsx';
import { profileTexts } from '#components/account/profile/texts.ts';
import { useReading } from '#components/account/use-reading.ts';
import { FailedReading } from '#components/states/failed-reading.tsx';

const load = async () => (await import('#lib/account/client.ts')).readProfile();

/** The member's profile and national code. */
export function Profile() {
  const { reading, show, retry } = useReading(load);
  if (reading === 'loading') return <Skeleton />;
  if (reading === 'failed') return <FailedReading level={2} texts={profileTexts} retry={retry} />;
  return (
    <div className="grid gap-12">
      <ProfileForm profile={reading} onChange={show} />
      <NationalCode profile={reading} onChange={show} />
      <MyData />
    </div>
  );
}

/** Placeholder of the same size as the forms. */
function Skeleton() {
  return (
    <div className="needs-script awaited motion-safe:animate-pulse">
      <p className="sr-only">{profileTexts.loading}</p>
      <div className="form" aria-hidden>
        <div className="h-7 w-24 rounded-8 bg-sunken-2" />
        {[1, 2, 3].map((place) => (
          <div key={place} className="grid gap-2">
            <div className="h-6 w-28 rounded-8 bg-sunken-2" />
            <div className="h-12 rounded-12 bg-sunken-2" />
          </div>
        ))}
      </div>
    </div>
  );
}
