import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import { texts } from '#panel/texts.ts';
import { CallError } from '#panel/client.ts';
import { Button } from '#panel/ui/button.tsx';
import { EmptyState, Failed, Note } from '#panel/ui/states.tsx';

/** An address without a screen, or of a thing that is not there. */
export function ScreenMissing() {
  return (
    <div className="pg">
      <title>{`${texts.missing.title} | ${texts.panel}`}</title>
      <h1 className="sr-only">{texts.panel}</h1>
      <EmptyState icon={SearchX} title={texts.missing.title} text={texts.missing.text}>
        <Link to="/" className="btn btn-outline">
          {texts.missing.home}
        </Link>
      </EmptyState>
    </div>
  );
}

/** A screen that could not be shown. Code that is gone since an update is loaded by opening the page again. */
export function ScreenFailed({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  if (!(error instanceof CallError)) {
    return (
      <div className="pg">
        <Note kind="bad">{texts.failed.unknown}</Note>
        <p>
          <Button onClick={() => location.reload()}>{texts.retry}</Button>
        </p>
      </div>
    );
  }
  const again = () => {
    reset();
    void router.invalidate();
  };
  return (
    <div className="pg">
      <Failed error={error} onRetry={again} />
    </div>
  );
}
