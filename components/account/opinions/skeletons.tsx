import { opinionTexts } from '#components/account/opinions/texts.ts';

/** Stands where the list will be, in the same measures. */
export function OpinionsSkeleton() {
  return (
    <div className="needs-script awaited motion-safe:animate-pulse">
      <p className="sr-only">{opinionTexts.loading}</p>
      <div className="grid gap-4" aria-hidden>
        {[1, 2].map((place) => (
          <div key={place} className="panel">
            <div className="h-32 rounded-12 bg-sunken-2" />
          </div>
        ))}
      </div>
    </div>
  );
}

/** Stands where a form will be. */
export function FormSkeleton() {
  return (
    <div className="needs-script awaited motion-safe:animate-pulse">
      <p className="sr-only">{opinionTexts.loading}</p>
      <div className="form" aria-hidden>
        <div className="h-14 rounded-12 bg-sunken-2" />
        <div className="h-48 rounded-12 bg-sunken-2" />
      </div>
    </div>
  );
}
