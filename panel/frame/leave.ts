import { paths } from '#lib/contract/paths.ts';
import { startLive, stopLive } from '#panel/live/live.ts';
import { signOut } from '#panel/session/calls.ts';
import { showFailure } from '#panel/ui/toast.tsx';

/** Signs out and forgets everything that was read. */
export async function leavePanel(): Promise<void> {
  stopLive();
  try {
    await signOut();
    location.assign(`${paths.panel}/sign-in`);
  } catch (error) {
    startLive();
    showFailure(error);
  }
}
