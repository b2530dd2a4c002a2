import { Icon } from '#components/ui/icon.tsx';

/** Error of a whole form, above its button; announced when it appears. */
export function FormError({ sentence }: { sentence: string | null }) {
  return (
    <p role="alert" className="hint hint-err text-13 empty:hidden">
      {sentence === null ? null : (
        <>
          <Icon name="circle-alert" className="i-s flex-none" />
          {sentence}
        </>
      )}
    </p>
  );
}
