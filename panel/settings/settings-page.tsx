import type { ReactNode } from 'react';
import { Page } from '#panel/frame/page.tsx';
import { SettingsTabs } from '#panel/settings/settings-tabs.tsx';
import { FormPage, type FormPageProps } from '#panel/settings/form-page.tsx';
import { Failed } from '#panel/ui/states.tsx';

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
  return <FormPage {...props} above={<SettingsTabs />} />;
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
      {error ? (
        <Failed error={error} onRetry={onRetry} />
      ) : (
        <div className="box grid gap-4" aria-busy="true">
          <span className="skeleton" />
          <span className="skeleton" />
          <span className="skeleton" />
        </div>
      )}
    </SettingsPage>
  );
}
