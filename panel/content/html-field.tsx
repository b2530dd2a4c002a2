import { lazy, Suspense, useDeferredValue, useId, useMemo, useState } from 'react';
import { normalisePersian } from '#lib/text/persian.ts';
import { contentTexts } from '#panel/content/texts.ts';
import { Button } from '#panel/ui/button.tsx';
import { TextArea } from '#panel/ui/fields.tsx';

type EditorModule = typeof import('#panel/editor/editor.tsx');

const kind = { hasIds: true, hasProducts: false };

interface Props {
  label: string;
  /** Most letters of the HTML. */
  most: number;
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

function Field({
  label,
  most,
  html,
  stored,
  error,
  isUnsaved,
  onChange,
  Editor,
  lossesIn,
}: FieldProps) {
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
        <Button
          look="quiet"
          size="s"
          aria-label={`${isHtml ? contentTexts.asText : contentTexts.asHtml}: ${label}`}
          onClick={() => setIsHtml(!isHtml)}
        >
          {isHtml ? contentTexts.asText : contentTexts.asHtml}
        </Button>
      </div>
      {isHtml ? (
        <TextArea
          label={label}
          isLabelHidden
          dir="auto"
          rows={8}
          value={html}
          maxLength={most}
          hint={lost.length > 0 ? contentTexts.onlyHtml(lost.join('، ')) : contentTexts.htmlHint}
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

/** A text of several blocks, as a field of a form. What the editor cannot hold is shown as HTML, and stays. */
export function HtmlField(props: Props) {
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
