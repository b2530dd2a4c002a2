import { lazy, Suspense, useId, useState } from 'react';
import { normalisePersian } from '#lib/text/persian.ts';
import { lostParts } from '#panel/editor/tags.ts';
import { fieldTitles, productTexts } from '#panel/product/texts.ts';
import { Button } from '#panel/ui/button.tsx';
import { TextArea } from '#panel/ui/fields.tsx';

const Editor = lazy(() => import('#panel/editor/editor.tsx'));

const label = fieldTitles.descriptionHtml;

interface Props {
  html: string;
  /** What the shop has. */
  stored: string;
  error: string | undefined;
  isUnsaved: boolean;
  onChange: (html: string) => void;
}

/** The long text of a product. What the editor cannot hold is shown as HTML, and stays. */
export function DescriptionField({ html, stored, error, isUnsaved, onChange }: Props) {
  const id = useId();
  const lost = lostParts(html);
  const [isHtml, setIsHtml] = useState(lost.length > 0);
  /** What the editor wrote last. With a text from elsewhere, such as a draft, it begins anew. */
  const [own, setOwn] = useState({ html, key: 0 });
  if (own.html !== html) {
    setOwn({ html, key: own.key + 1 });
    if (lost.length > 0) setIsHtml(true);
  }
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
            <Suspense fallback={<span className="skeleton m-4" aria-busy="true" />}>
              <Editor
                key={own.key}
                label={label}
                html={html}
                onChange={write}
                faultId={error ? `${id}-hint` : undefined}
                hasIds
              />
            </Suspense>
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
