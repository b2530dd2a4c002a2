import type { ReactNode } from 'react';
import { formatNumber } from '#lib/text/toman.ts';
import { Page } from '#panel/frame/page.tsx';
import { settingsFrameTexts as words } from '#panel/settings/frame-texts.ts';
import { texts } from '#panel/texts.ts';
import { Button } from '#panel/ui/button.tsx';
import { LeaveGuard } from '#panel/ui/leave-guard.tsx';
import { Note, Tag } from '#panel/ui/states.tsx';
import { useFaultInView } from '#panel/ui/use-fault-in-view.ts';
import { useSaveKey } from '#panel/ui/use-save-key.ts';

/** What the frame needs of a form; `useContentForm` has all of it. */
export interface SettingsForm {
  isDirty: boolean;
  isBusy: boolean;
  /** Sentences by field, shown at the fields; here only their number. */
  faults: Readonly<Record<string, string>>;
  save: () => void;
  reset: () => void;
}

export interface FormPageProps {
  title: string;
  form: SettingsForm;
  /** The way to former versions. */
  history?: ReactNode;
  children: ReactNode;
}

/** A screen that is saved as a whole. @param above shown before the sections */
export function FormPage({
  title,
  form,
  history,
  above,
  children,
}: FormPageProps & { above?: ReactNode }) {
  const { isDirty, isBusy, faults, reset } = form;
  const faultCount = Object.keys(faults).length;
  const save = useFaultInView(faults, form.save);
  useSaveKey(isDirty, save);
  return (
    <Page
      title={title}
      width="mid"
      mark={isDirty ? <Tag kind="wait">{words.unsaved}</Tag> : null}
      actions={
        <>
          {history}
          <Button className="desk-flex" onClick={reset} disabled={!isDirty}>
            {words.discard}
          </Button>
          <Button look="primary" isBusy={isBusy} onClick={save} disabled={!isDirty}>
            {texts.save}
          </Button>
        </>
      }
    >
      {above}
      <LeaveGuard isChanged={isDirty} />
      {faultCount > 0 ? <Note kind="bad">{words.faults(formatNumber(faultCount))}</Note> : null}
      <div className="grid gap-8">{children}</div>
      {isDirty ? (
        <div className="phone">
          <Button isWide onClick={reset}>
            {words.discard}
          </Button>
        </div>
      ) : null}
    </Page>
  );
}
