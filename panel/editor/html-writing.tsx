import { useDeferredValue, useId, useMemo, useState } from 'react';
import { normalisePersian } from '#lib/text/persian.ts';
import { htmlTexts } from '#panel/editor/html-texts.ts';
import { Button } from '#panel/ui/button.tsx';
import { TextArea } from '#panel/ui/fields.tsx';

type EditorModule = typeof import('#panel/editor/editor.tsx');

const kind = { hasIds: true, hasProducts: false };

export interface HtmlFieldProps {
  label: string;
  html: string;
  /** What the shop has. */
  stored: string;
  /** Most letters of the text with its markup. */
  maxLength: number;
  error: string | undefined;
  isUnsaved?: boolean;
  onChange: (html: string) => void;
}

interface Props extends HtmlFieldProps {
  Editor: EditorModule['default'];
  lossesIn: EditorModule['lossesIn'];
}

/** The text in the editor or as HTML, once both have loaded. */
export default function HtmlWriting({
  label,
  html,
  stored,
  maxLength,
  error,
  isUnsaved = false,
  onChange,
  Editor,
  lossesIn,
}: Props) {
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
          {isHtml ? htmlTexts.asText : htmlTexts.asHtml}
        </Button>
      </div>
      {isHtml ? (
        <TextArea
          label={label}
          isLabelHidden
          dir="auto"
          rows={8}
          value={html}
          maxLength={maxLength}
          hint={lost.length > 0 ? htmlTexts.onlyHtml(lost.join('، ')) : htmlTexts.htmlHint}
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
