import {
  CircleAlert,
  CircleCheck,
  Info,
  Lock,
  TriangleAlert,
  WifiOff,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { permissions, permissionTitles, panelErrors } from '#lib/contract/permissions.ts';
import { CallError } from '#panel/client.ts';
import { texts } from '#panel/texts.ts';
import { Button } from '#panel/ui/button.tsx';
import { useOnline } from '#panel/ui/use-online.ts';

/** `wait`: somebody has to do something. `rest`: nothing is going on. */
export type Kind = 'good' | 'info' | 'wait' | 'bad' | 'rest';

/** A state in a row: a dot, whose shape differs too, and a word. */
export function State({ kind, children }: { kind: Kind; children: ReactNode }) {
  return (
    <span className="state" data-kind={kind}>
      {children}
    </span>
  );
}

/** A washed tag, for heads of pages, warnings and counts of problems only. */
export function Tag({ kind = 'rest', children }: { kind?: Kind; children: ReactNode }) {
  return (
    <span className="tag" data-kind={kind}>
      {children}
    </span>
  );
}

const signs: Record<Kind, LucideIcon> = {
  good: CircleCheck,
  info: Info,
  wait: TriangleAlert,
  bad: CircleAlert,
  rest: Info,
};

/** A sentence that stays where it belongs. A `bad` one is announced. */
export function Note({ kind = 'rest', children }: { kind?: Kind; children: ReactNode }) {
  const Sign = signs[kind];
  return (
    <div className="note" data-kind={kind} role={kind === 'bad' ? 'alert' : undefined}>
      <Sign className="i" aria-hidden="true" />
      <div>{children}</div>
    </div>
  );
}

interface EmptyProps {
  icon: LucideIcon;
  title: string;
  text?: ReactNode;
  /** What to do: one button or link. */
  children?: ReactNode;
}

/** An empty screen or list says what to do, with one button. */
export function EmptyState({ icon: Sign, title, text, children }: EmptyProps) {
  return (
    <div className="empty">
      <span className="empty-sign">
        <Sign className="i i-l" aria-hidden="true" />
      </span>
      <h2>{title}</h2>
      {text ? <p>{text}</p> : null}
      {children}
    </div>
  );
}

/** Names the missing permission and whom to ask. */
export function Forbidden({ permission }: { permission: string }) {
  const known = permissions.find((each) => each === permission);
  return (
    <EmptyState
      icon={Lock}
      title={texts.forbidden.title}
      text={texts.forbidden.text(known ? permissionTitles[known] : permission)}
    />
  );
}

interface FailedProps {
  error: unknown;
  onRetry?: () => unknown;
}

/** Why a list or screen could not be read. */
export function Failed({ error, onRetry }: FailedProps) {
  if (error instanceof CallError && error.code === panelErrors.permission) {
    return <Forbidden permission={error.fields['permission'] ?? ''} />;
  }
  const isLost = error instanceof CallError && error.status === null;
  return (
    <div role="alert">
      <EmptyState
        icon={isLost ? WifiOff : CircleAlert}
        title={texts.failed.title}
        text={error instanceof CallError ? error.message : texts.failed.unknown}
      >
        {onRetry ? <Button onClick={() => void onRetry()}>{texts.retry}</Button> : null}
      </EmptyState>
    </div>
  );
}

/** The place of what is on its way, or why it could not be read. */
export function Waiting({ error = null, ...retry }: Partial<FailedProps>) {
  if (error !== null) return <Failed error={error} {...retry} />;
  return (
    <div className="box grid gap-4" aria-busy="true">
      <span className="skeleton" />
      <span className="skeleton" />
      <span className="skeleton" />
    </div>
  );
}

/** A line above the screen while the network is gone. */
export function Offline() {
  const isOnline = useOnline();
  return (
    <output className={isOnline ? undefined : 'offline'}>
      {isOnline ? null : (
        <>
          <WifiOff className="i i-s" aria-hidden="true" />
          {texts.offline}
        </>
      )}
    </output>
  );
}
