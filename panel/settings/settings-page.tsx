import { History } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { SettingsPartName } from '#lib/contract/settings.ts';
import { Page } from '#panel/frame/page.tsx';
import { restoreSettings, settingsVersionsQuery, type SettingsOf } from '#panel/settings/calls.ts';
import { settingsFrameTexts as texts } from '#panel/settings/frame-texts.ts';
import { SettingsTabs } from '#panel/settings/settings-tabs.tsx';
import { FormPage, type FormPageProps } from '#panel/settings/form-page.tsx';
import { IconButton } from '#panel/ui/button.tsx';
import { Failed } from '#panel/ui/states.tsx';

const VersionsDrawer = lazy(() => import('#panel/content/versions-drawer.tsx'));

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

/** «تاریخچه»: who saved these settings and when, and the way back to a former version. */
export function SettingsHistory<Part extends SettingsPartName>({
  part,
  name,
  form,
}: HistoryProps<Part>) {
  const [isOpen, setIsOpen] = useState(false);
  const { base, isDirty, replace } = form;
  const restore = async (version: number): Promise<void> =>
    replace(await restoreSettings(part, version, base?.revision ?? 0));
  return (
    <>
      <IconButton label={texts.versions} onClick={() => setIsOpen(true)}>
        <History className="i" aria-hidden="true" />
      </IconButton>
      {isOpen ? (
        <Suspense>
          <VersionsDrawer
            query={settingsVersionsQuery(part)}
            words={{ title: texts.versionsOf(name), ...texts.history }}
            isDirty={isDirty}
            onRestore={restore}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
