import type { ReactNode } from 'react';
import type { AppearancePart } from '#lib/contract/appearance.ts';
import { type PartOf, restoreVersion, versionsQuery } from '#panel/appearance/calls.ts';
import { ShopFrame } from '#panel/appearance/shop-frame.tsx';
import { lookTexts } from '#panel/appearance/texts.ts';
import { useDraft } from '#panel/appearance/use-draft.ts';
import { ConflictOf } from '#panel/content/conflict-of.tsx';
import { FaultNote, faultyNames } from '#panel/content/fault-note.tsx';
import type { ContentForm } from '#panel/content/use-content-form.ts';
import { VersionsButton } from '#panel/content/versions-button.tsx';
import { Page } from '#panel/frame/page.tsx';
import { Button } from '#panel/ui/button.tsx';
import { LeaveGuard } from '#panel/ui/leave-guard.tsx';
import { Tag, Waiting } from '#panel/ui/states.tsx';
import { useDesk } from '#panel/ui/use-desk.ts';
import { useSaveKey } from '#panel/ui/use-save-key.ts';

interface Props<Part extends AppearancePart, Values extends object> {
  part: Part;
  title: string;
  /** What this part is called among its versions. */
  name: string;
  /** Page of the shop that shows it. */
  path: string;
  /** What would be published. */
  savedOf: (values: Values) => Omit<PartOf<Part>, 'revision'>;
  form: ContentForm<Values, PartOf<Part>>;
  labels: Readonly<Record<keyof Values & string, string>>;
  show: (name: keyof Values & string, values: Values) => ReactNode;
  /** Names of what is wrong, where they are not among `labels`. */
  faulty?: readonly string[];
  children: ReactNode;
}

interface ShopProps {
  path: string;
  draftPath: string | undefined;
  isRefused: boolean;
  version: number;
}

/** The page that shows the part, with what is not published yet where it can be shown. */
function Shop({ path, draftPath, isRefused, version }: ShopProps) {
  const isDesk = useDesk();
  const isDraft = draftPath !== undefined;
  if (isDesk) {
    return (
      <ShopFrame
        path={draftPath ?? path}
        version={version}
        note={isDraft ? lookTexts.draft : isRefused ? lookTexts.notShown : lookTexts.live}
      />
    );
  }
  return (
    <a className="btn btn-outline" href={draftPath ?? path} target="_blank" rel="noreferrer">
      {isDraft ? lookTexts.openDraft : lookTexts.open}
    </a>
  );
}

/** A part of the shop's look: what is changed, and beside it the shop as it is. */
export function PartPage<Part extends AppearancePart, Values extends object>({
  part,
  title,
  name,
  path,
  savedOf,
  form,
  labels,
  show,
  faulty = faultyNames(form.faults, labels),
  children,
}: Props<Part, Values>) {
  const isDesk = useDesk();
  const draft = useDraft({ part, savedOf, path, form });
  const { base, isBusy, isDirty, save, reset } = form;
  const revision = base?.revision ?? 0;
  // Nothing is published twice: each publishing makes a version, and takes the oldest one's place.
  useSaveKey(isDirty, save);
  const restore = async (version: number): Promise<void> =>
    form.replace(await restoreVersion(part, version, revision));
  return (
    <Page
      title={title}
      width="full"
      mark={isDirty ? <Tag kind="wait">{lookTexts.unsaved}</Tag> : null}
      actions={
        <>
          <VersionsButton
            name={name}
            query={versionsQuery(part)}
            words={lookTexts.history}
            isDirty={isDirty}
            onRestore={restore}
          />
          <Button className="desk-flex" onClick={reset} disabled={!isDirty}>
            {lookTexts.discard}
          </Button>
          <Button look="primary" isBusy={isBusy} onClick={save} disabled={!isDirty}>
            {lookTexts.publish}
          </Button>
        </>
      }
    >
      <LeaveGuard isChanged={isDirty} />
      <div className="live">
        <div className="live-side">
          <FaultNote form={form} words={lookTexts.faults} names={faulty} />
          {children}
          {isDirty && !isDesk ? <Button onClick={reset}>{lookTexts.discard}</Button> : null}
        </div>
        <Shop path={path} {...draft} version={revision} />
      </div>
      <ConflictOf form={form} labels={labels} show={show} />
    </Page>
  );
}

interface WaitingProps {
  title: string;
  error: unknown;
  onRetry: () => unknown;
}

/** A part that is not read yet, or could not be. */
export function PartWaiting({ title, error, onRetry }: WaitingProps) {
  return (
    <Page title={title}>
      <Waiting error={error} onRetry={onRetry} />
    </Page>
  );
}
