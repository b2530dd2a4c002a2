'use client';

import { PasswordForm } from '#components/account/password/password-form.tsx';
import { passwordTexts } from '#components/account/password/texts.ts';
import { useReading } from '#components/account/use-reading.ts';
import { FailedReading } from '#components/states/failed-reading.tsx';

const load = async () => (await import('#lib/account/client.ts')).readProfile();

/** Changes the password, or sets the first one. */
export function ChangePassword() {
  const { reading, show, retry } = useReading(load);
  if (reading === 'loading') return <Skeleton />;
  if (reading === 'failed') return <FailedReading level={2} texts={passwordTexts} retry={retry} />;
  return (
    <PasswordForm profile={reading} onChange={() => show({ ...reading, hasPassword: true })} />
  );
}

/** Placeholder of the same size as the form. */
function Skeleton() {
  return (
    <div className="needs-script awaited motion-safe:animate-pulse">
      <p className="sr-only">{passwordTexts.loading}</p>
      <div className="form" aria-hidden>
        <div className="h-6 w-64 max-w-full rounded-8 bg-sunken-2" />
        {[1, 2].map((place) => (
          <div key={place} className="grid gap-2">
            <div className="h-6 w-28 rounded-8 bg-sunken-2" />
            <div className="h-14 rounded-12 bg-sunken-2" />
          </div>
        ))}
      </div>
    </div>
  );
}
