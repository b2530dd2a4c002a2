import { lazy, type ReactNode, Suspense, useId } from 'react';
import { FaultNote, faultyNames } from '#panel/content/fault-note.tsx';
import { contentTexts } from '#panel/content/texts.ts';
import { TitleField } from '#panel/content/title-field.tsx';
import { LeaveGuard } from '#panel/ui/leave-guard.tsx';

const Editor = lazy(() => import('#panel/editor/editor.tsx'));

interface Props {
  /** Of `useContentForm`. */
  form: {
    readonly key: number;
    readonly values: { readonly title: string; readonly bodyHtml: string };
    readonly faults: Readonly<Record<string, string>>;
    readonly refusals: number;
    readonly isDirty: boolean;
    readonly set: (name: 'title' | 'bodyHtml', value: string) => void;
  };
  /** Names of the two fields. */
  words: { readonly titleHere: string; readonly body: string };
  /** Names of all fields. */
  labels: Readonly<Record<string, string>>;
  /** Of the editor. */
  hasIds?: boolean;
  hasProducts?: boolean;
  /** Said above the title. */
  note?: ReactNode;
  /** What belongs to the text, beside it. */
  children: ReactNode;
}

/** A title and the text below it, as the shop will show them. */
export function Writing({ form, words, labels, note, children, ...kind }: Props) {
  const { key, values, faults, isDirty, set } = form;
  const id = useId();
  const fault = faults['bodyHtml'];
  return (
    <>
      <LeaveGuard isChanged={isDirty} />
      <div className="writing">
        <Suspense fallback={<p className="p-8 faint">{contentTexts.loading}</p>}>
          <Editor
            key={key}
            label={words.body}
            html={values.bodyHtml}
            onChange={(html) => set('bodyHtml', html)}
            faultId={fault ? id : undefined}
            {...kind}
          >
            <FaultNote
              form={form}
              words={contentTexts.faults}
              names={faultyNames(faults, labels)}
            />
            {note}
            <TitleField
              label={words.titleHere}
              value={values.title}
              error={faults['title']}
              onChange={(title) => set('title', title)}
            />
            {fault ? (
              <p id={id} className="hint hint-bad">
                {fault}
              </p>
            ) : null}
          </Editor>
        </Suspense>
        {children}
      </div>
    </>
  );
}
