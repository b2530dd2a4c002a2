import { lazy, Suspense } from 'react';
import type { HtmlFieldProps } from '#panel/editor/html-writing.tsx';

const LoadedField = lazy(async () => {
  const [{ default: Writing }, { default: Editor, lossesIn }] = await Promise.all([
    import('#panel/editor/html-writing.tsx'),
    import('#panel/editor/editor.tsx'),
  ]);
  return {
    default: (props: HtmlFieldProps) => <Writing {...props} Editor={Editor} lossesIn={lossesIn} />,
  };
});

/** A long text in a form: the editor, loaded by itself. What it cannot hold is shown as HTML, and stays. */
export function HtmlField(props: HtmlFieldProps) {
  const waiting = (
    <div className="field">
      <span className="label">{props.label}</span>
      <span className="skeleton m-4" aria-busy="true" />
    </div>
  );
  return (
    <Suspense fallback={waiting}>
      <LoadedField {...props} />
    </Suspense>
  );
}
