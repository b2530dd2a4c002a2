import { useBlocker } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
const LeaveDialog = lazy(() => import('#panel/ui/leave-dialog.tsx'));

/** Asks before a form with unsaved changes is left; closing the window asks in the browser's own words. */
export function LeaveGuard({ isChanged }: { isChanged: boolean }) {
  const { status, proceed, reset } = useBlocker({
    // A link to what is shown already loses nothing.
    shouldBlockFn: ({ current, next }) =>
      isChanged && (current.pathname !== next.pathname || !isSame(current.search, next.search)),
    enableBeforeUnload: () => isChanged,
    withResolver: true,
  });
  if (status !== 'blocked') return null;
  return (
    <Suspense>
      <LeaveDialog onStay={reset} onLeave={proceed} />
    </Suspense>
  );
}
