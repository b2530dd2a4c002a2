import { Controller } from 'react-hook-form';
import type { StaffMember, StaffRole } from '#lib/contract/staff.ts';
import { setStaffRoles } from '#panel/staff/calls.ts';
import { RoleChoice } from '#panel/staff/role-choice.tsx';
import { staffTexts } from '#panel/staff/texts.ts';
import { texts } from '#panel/texts.ts';
import { Dialog } from '#panel/ui/dialog.tsx';
import { Note } from '#panel/ui/states.tsx';
import { showToast } from '#panel/ui/toast.tsx';
import { useCallForm } from '#panel/ui/use-call-form.ts';

interface Props {
  person: StaffMember;
  roles: readonly StaffRole[];
  onClose: () => void;
}

/** Changes what one of the staff may do. */
export function RolesDialog({ person, roles, onClose }: Props) {
  const { form, fault, failure, isBusy, submit } = useCallForm({
    defaults: { roles: person.roles.map(({ id }) => id) },
    send: ({ roles: chosen }: { roles: number[] }) =>
      setStaffRoles({ id: person.id, version: person.version, roles: chosen }),
    done: () => {
      showToast(staffTexts.rolesSet(person.name));
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      isDrawer
      title={staffTexts.rolesOf(person.name)}
      onClose={onClose}
      onSubmit={submit}
      action={texts.save}
      isBusy={isBusy}
    >
      <Controller
        control={form.control}
        name="roles"
        rules={{ validate: (chosen) => chosen.length > 0 || staffTexts.chooseRole }}
        render={({ field }) => (
          <RoleChoice
            roles={roles}
            chosen={field.value}
            onChange={field.onChange}
            error={fault('roles')}
          />
        )}
      />
      {failure ? <Note kind="bad">{failure}</Note> : null}
    </Dialog>
  );
}
