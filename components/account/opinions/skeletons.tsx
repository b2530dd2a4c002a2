import { opinionTexts } from '#components/account/opinions/texts.ts';

/** Placeholder of the same size as the loaded list. */
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

/** Placeholder of a form. */
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
