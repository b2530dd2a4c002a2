import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatNumber } from '#lib/text/toman.ts';
import { Page } from '#panel/frame/page.tsx';
import { isAt, useShownPath } from '#panel/frame/side-menu.tsx';
import { menuOf } from '#panel/screens.ts';
import { useMe } from '#panel/session/use-me.ts';
import { settingsFrameTexts as words } from '#panel/settings/frame-texts.ts';
import { texts } from '#panel/texts.ts';
import { Button } from '#panel/ui/button.tsx';
import { LeaveGuard } from '#panel/ui/leave-guard.tsx';
import { Failed, Note, Tag } from '#panel/ui/states.tsx';
import { useKey } from '#panel/ui/use-key.ts';

/** What the frame needs of a form; `useContentForm` has all of it. */
export interface SettingsForm {
  isDirty: boolean;
  isBusy: boolean;
  /** Sentences by field, shown at the fields; here only their number. */
  faults: Readonly<Record<string, string>>;
  save: () => void;
  reset: () => void;
}

/** The other settings, on phones; at a desk the menu has them. */
function SettingsTabs() {
  const me = useMe();
  const shown = useShownPath();
  const screens = menuOf(me.permissions).find(({ name }) => name === 'settings')?.screens ?? [];
  return (
    <div className="phone">
      <nav className="tabs" aria-label={words.tabs}>
        {screens.map(({ path, title }) => (
          <Link
            key={path}
            to={path}
            data-on={isAt(path, shown) ? '' : undefined}
            aria-current={isAt(path, shown) ? 'page' : undefined}
          >
            {title}
          </Link>
        ))}
      </nav>
    </div>
  );
}

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
export function SettingsFormPage({
  title,
  form,
  children,
}: Pick<Props, 'title' | 'children'> & { form: SettingsForm }) {
  const { isDirty, isBusy, faults, save, reset } = form;
  const faultCount = Object.keys(faults).length;
  useKey({ code: 'KeyS', isCtrl: true }, save);
  return (
    <SettingsPage
      title={title}
      mark={isDirty ? <Tag kind="wait">{words.unsaved}</Tag> : null}
      actions={
        <>
          <Button className="desk-flex" onClick={reset} disabled={!isDirty}>
            {words.discard}
          </Button>
          <Button look="primary" isBusy={isBusy} onClick={save} disabled={!isDirty}>
            {texts.save}
          </Button>
        </>
      }
    >
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
    </SettingsPage>
  );
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
