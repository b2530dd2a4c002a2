import { Icon } from '#components/ui/icon.tsx';

interface FormFootProps {
  /** Error of the whole form. */
  sentence: string | null;
  busy: boolean;
  submit: string;
}

/** End of a form: its error and the submit button. */
export function FormFoot({ sentence, busy, submit }: FormFootProps) {
  return (
    <>
      <p role="alert" className="hint hint-err text-13 empty:hidden">
        {sentence === null ? null : (
          <>
            <Icon name="circle-alert" className="i-s flex-none" />
            {sentence}
          </>
        )}
      </p>
      <button type="submit" className="btn btn-primary btn-lg btn-wide" aria-disabled={busy}>
        {busy ? <span className="spinner" aria-hidden="true" /> : null}
        {submit}
      </button>
    </>
  );
}
