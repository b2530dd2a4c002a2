import { paths } from '#lib/contract/paths.ts';
import { signOut } from '#panel/session/calls.ts';
import { showFailure } from '#panel/ui/toast.tsx';

/** Signs out and forgets everything that was read. */
export async function leavePanel(): Promise<void> {
  try {
    await signOut();
    location.assign(`${paths.panel}/sign-in`);
  } catch (error) {
    showFailure(error);
  }
}
