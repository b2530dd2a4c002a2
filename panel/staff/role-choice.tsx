import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import type { StaffRole } from '#lib/contract/staff.ts';
import { permissionTitles } from '#lib/contract/permissions.ts';
import { staffTexts } from '#panel/staff/texts.ts';
import { CheckField } from '#panel/ui/choices.tsx';

interface Props {
  roles: readonly StaffRole[];
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
  error?: string | undefined;
}

/** Ticks of roles, each with what it allows. */
export function RoleChoice({ roles, chosen, onChange, error }: Props) {
  const id = useId();
  return (
    <fieldset className="field" aria-describedby={error ? `${id}-hint` : undefined}>
      <legend className="label">{staffTexts.roles}</legend>
      {roles.map((role) => (
        <CheckField
          key={role.id}
          checked={chosen.includes(role.id)}
          onChange={(isOn) =>
            onChange(isOn ? [...chosen, role.id] : chosen.filter((each) => each !== role.id))
          }
        >
          <span className="block">{role.name}</span>
          <span className="small faint block">
            {role.permissions.map((each) => permissionTitles[each]).join('، ')}
          </span>
        </CheckField>
      ))}
      {error ? (
        <p id={`${id}-hint`} className="hint hint-bad">
          <CircleAlert className="i i-s" aria-hidden="true" />
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
