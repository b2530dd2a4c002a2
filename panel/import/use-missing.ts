import { type ImportKindName, importAccess } from '#lib/contract/import-names.ts';
import { permissionTitles } from '#lib/contract/permissions.ts';
import { useMe } from '#panel/session/use-me.ts';

/** The title of a permission without which files of a kind are not written; null when all are there. */
export function useMissing(kind: ImportKindName): string | null {
  const { permissions } = useMe();
  const missing = importAccess[kind].write.find((each) => !permissions.includes(each));
  return missing === undefined ? null : permissionTitles[missing];
}
