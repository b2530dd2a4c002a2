import { type Permission, permissionTitles } from '#lib/contract/permissions.ts';
import { useMe } from '#panel/session/use-me.ts';

/** What writing goods of a file needs besides the screen's own permission. */
const needed = ['prices', 'stock'] as const satisfies readonly Permission[];

/** The title of a permission without which goods are not written; null when all are there. */
export function useMissing(): string | null {
  const { permissions } = useMe();
  const missing = needed.find((each) => !permissions.includes(each));
  return missing === undefined ? null : permissionTitles[missing];
}
