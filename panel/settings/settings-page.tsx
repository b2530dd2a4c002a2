import type { ReactNode } from 'react';
import type { SettingsPartName, SettingsVersionsAnswer } from '#lib/contract/settings.ts';
import { changedFields } from '#panel/content/merge.ts';
import type { ContentForm } from '#panel/content/use-content-form.ts';
import { VersionsButton } from '#panel/content/versions-button.tsx';
import { Page } from '#panel/frame/page.tsx';
import { restoreSettings, settingsVersionsQuery, type SettingsOf } from '#panel/settings/calls.ts';
import { settingsFrameTexts as texts } from '#panel/settings/frame-texts.ts';
import { SettingsTabs } from '#panel/settings/settings-tabs.tsx';
import { FormPage, type FormPageProps } from '#panel/settings/form-page.tsx';
import { BackToSetup } from '#panel/setup/back-to-setup.tsx';
import { Waiting } from '#panel/ui/states.tsx';

interface Props {
  title: string;
  mark?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A screen of settings: tabs, and sections below each other. */
export function SettingsPage({ title, mark, actions, children }: Props) {
  return (
    <Page title={title} width="mid" mark={mark} actions={actions}>
      <SettingsTabs />
      {children}
    </Page>
  );
}

/** A screen of settings that is saved as a whole; sections are `<section className="section">`. */
export function SettingsFormPage(props: FormPageProps) {
  const above = (
    <>
      <SettingsTabs />
      <BackToSetup />
    </>
  );
  return <FormPage {...props} above={above} />;
}

interface WaitingProps {
  title: string;
  error: unknown;
  onRetry: () => unknown;
}

/** Settings that are not read yet, or could not be. */
export function SettingsWaiting({ title, error, onRetry }: WaitingProps) {
  return (
    <SettingsPage title={title}>
      <Waiting error={error} onRetry={onRetry} />
    </SettingsPage>
  );
}

type Version = SettingsVersionsAnswer['items'][number];

interface HistoryProps<Part extends SettingsPartName, Values extends object> {
  part: Part;
  /** What the screen is called. */
  name: string;
  form: ContentForm<Values, SettingsOf<Part>>;
  labels: Readonly<Record<keyof Values & string, string>>;
  /** A value as two versions are compared. */
  show: (name: keyof Values & string, values: Values) => ReactNode;
}

/** «تاریخچه» of these settings, with what each version changed. */
export function SettingsHistory<Part extends SettingsPartName, Values extends object>({
  part,
  name,
  form: { base, isDirty, replace, valuesOf },
  labels,
  show,
}: HistoryProps<Part, Values>) {
  // What an older version does not have yet is as it is now.
  const valuesAt = ({ value }: Version): Values =>
    valuesOf({ ...base, ...value } as SettingsOf<Part>);
  return (
    <VersionsButton
      name={name}
      query={settingsVersionsQuery(part)}
      differences={(version, former) => {
        const [before, after] = [valuesAt(former), valuesAt(version)];
        return changedFields(before, after).map((field) => ({
          label: labels[field],
          before: show(field, before),
          after: show(field, after),
        }));
      }}
      words={texts.history}
      isDirty={isDirty}
      onRestore={async (version) =>
        replace(await restoreSettings(part, version, base?.revision ?? 0))
      }
    />
  );
}
