import { Icon } from '#components/ui/icon.tsx';

/** What is wrong with a form as a whole, above its button; said once it is there. */
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
