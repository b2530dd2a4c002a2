import type { ReactNode } from 'react';
import type { SettingsPartName } from '#lib/contract/settings.ts';
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

interface HistoryProps<Part extends SettingsPartName> {
  part: Part;
  /** What the screen is called. */
  name: string;
  form: {
    base: SettingsOf<Part> | null;
    isDirty: boolean;
    replace: (now: SettingsOf<Part>) => void;
  };
}

/** «تاریخچه» of these settings. */
export function SettingsHistory<Part extends SettingsPartName>({
  part,
  name,
  form: { base, isDirty, replace },
}: HistoryProps<Part>) {
  return (
    <VersionsButton
      name={name}
      query={settingsVersionsQuery(part)}
      words={texts.history}
      isDirty={isDirty}
      onRestore={async (version) =>
        replace(await restoreSettings(part, version, base?.revision ?? 0))
      }
    />
  );
}
