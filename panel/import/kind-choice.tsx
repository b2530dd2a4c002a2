import { type ImportKindName, importAccess } from '#lib/contract/import-names.ts';
import { kindWords, offeredKinds } from '#panel/import/kind-texts.ts';
import { importTexts as words } from '#panel/import/texts.ts';
import { useMe } from '#panel/session/use-me.ts';
import { useFilters } from '#panel/ui/address.ts';

/** Kinds of files that the person may bring in, and the one that the address says. */
export function useKind(): [ImportKindName | undefined, readonly ImportKindName[]] {
  const { permissions } = useMe();
  const [{ kind }] = useFilters();
  const kinds = offeredKinds.filter((each) => permissions.includes(importAccess[each].see));
  return [kinds.find((each) => each === kind) ?? kinds[0], kinds];
}

interface Props {
  kinds: readonly ImportKindName[];
  chosen: ImportKindName;
}

/** What a file holds. */
export function KindChoice({ kinds, chosen }: Props) {
  const [, setFilters] = useFilters();
  return (
    <fieldset>
      <legend className="sr-only">{words.kinds}</legend>
      <div className="import-kinds">
        {kinds.map((kind) => (
          <label key={kind} className="conflict-side">
            <input
              type="radio"
              name="kind"
              checked={kind === chosen}
              onChange={() => setFilters({ kind: kind === kinds[0] ? '' : kind })}
            />
            <span>{kindWords[kind].name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
