import { History } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { VersionsAnswer } from '#lib/contract/appearance.ts';
import type { Versions } from '#panel/content/versions-drawer.tsx';
import { versionsTexts } from '#panel/content/versions-texts.ts';
import { IconButton } from '#panel/ui/button.tsx';

const VersionsDrawer = lazy(() => import('#panel/content/versions-drawer.tsx'));

/** «تاریخچه»: who saved something and when, and the way back to a former version. */
export function VersionsButton<Version extends VersionsAnswer['items'][number]>(
  versions: Versions<Version>,
) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton label={versionsTexts.open} onClick={() => setIsOpen(true)}>
        <History className="i" aria-hidden="true" />
      </IconButton>
      {isOpen ? (
        <Suspense>
          <VersionsDrawer {...(versions as unknown as Versions)} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
