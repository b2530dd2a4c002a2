import { lazy, Suspense, useDeferredValue, useId, useMemo, useState } from 'react';
import { normalisePersian } from '#lib/text/persian.ts';
import { fieldTitles, productTexts } from '#panel/product/texts.ts';
import { Button } from '#panel/ui/button.tsx';
import { TextArea } from '#panel/ui/fields.tsx';

type EditorModule = typeof import('#panel/editor/editor.tsx');

const label = fieldTitles.descriptionHtml;
const kind = { hasIds: true, hasProducts: false };

interface Props {
  html: string;
  /** What the shop has. */
  stored: string;
  error: string | undefined;
  isUnsaved: boolean;
  onChange: (html: string) => void;
}

interface FieldProps extends Props {
  Editor: EditorModule['default'];
  lossesIn: EditorModule['lossesIn'];
}

function Field({ html, stored, error, isUnsaved, onChange, Editor, lossesIn }: FieldProps) {
  const id = useId();
  const isLossy = (text: string): boolean => lossesIn(text, kind).length > 0;
  const [isHtml, setIsHtml] = useState(() => isLossy(html));
  /** The editor's last text. When `html` differs, such as after a draft was restored, the editor is opened anew. */
  const [own, setOwn] = useState({ html, key: 0 });
  if (own.html !== html) {
    setOwn({ html, key: own.key + 1 });
    if (!isHtml && isLossy(html)) setIsHtml(true);
  }
  // A long text is not read anew before each letter is seen.
  const seen = useDeferredValue(html);
  const lost = useMemo(() => (isHtml ? lossesIn(seen, kind) : []), [isHtml, lossesIn, seen]);
  const write = (written: string) => {
    // As the service stores it, so that a save changes nothing below the cursor.
    const next = written === stored ? stored : normalisePersian(written);
    setOwn({ ...own, html: next });
    onChange(next);
  };
  return (
    <div className="field">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="label">{label}</span>
        <Button look="quiet" size="s" onClick={() => setIsHtml(!isHtml)}>
          {isHtml ? productTexts.asText : productTexts.asHtml}
        </Button>
      </div>
      {isHtml ? (
        <TextArea
          label={label}
          isLabelHidden
          dir="auto"
          rows={8}
          value={html}
          maxLength={200_000}
          hint={lost.length > 0 ? productTexts.onlyHtml(lost.join('، ')) : productTexts.htmlHint}
          error={error}
          isUnsaved={isUnsaved}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <>
          <div
            className="editor-field"
            data-invalid={error ? '' : undefined}
            data-unsaved={isUnsaved ? '' : undefined}
          >
            <Editor
              key={own.key}
              label={label}
              html={html}
              onChange={write}
              faultId={error ? `${id}-hint` : undefined}
              {...kind}
            />
          </div>
          {error ? (
            <p id={`${id}-hint`} className="hint hint-bad">
              {error}
            </p>
          ) : null}
        </>
      )}
    </div>
  );
}

const LoadedField = lazy(async () => {
  const { default: Editor, lossesIn } = await import('#panel/editor/editor.tsx');
  return {
    default: (props: Props) => <Field {...props} Editor={Editor} lossesIn={lossesIn} />,
  };
});

/** The long text of a product. What the editor cannot hold is shown as HTML, and stays. */
export function DescriptionField(props: Props) {
  const waiting = (
    <div className="field">
      <span className="label">{label}</span>
      <span className="skeleton m-4" aria-busy="true" />
    </div>
  );
  return (
    <Suspense fallback={waiting}>
      <LoadedField {...props} />
    </Suspense>
  );
}
