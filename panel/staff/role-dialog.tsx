import { Controller } from 'react-hook-form';
import { type Permission, permissions, permissionTitles } from '#lib/contract/permissions.ts';
import type { StaffRole } from '#lib/contract/staff.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { removeRole, saveRole, useStaffChange } from '#panel/staff/calls.ts';
import { staffTexts } from '#panel/staff/texts.ts';
import { texts } from '#panel/texts.ts';
import { Button } from '#panel/ui/button.tsx';
import { CheckField } from '#panel/ui/choices.tsx';
import { Dialog } from '#panel/ui/dialog.tsx';
import { TextField } from '#panel/ui/fields.tsx';
import { Note } from '#panel/ui/states.tsx';
import { showToast } from '#panel/ui/toast.tsx';
import { useCallForm } from '#panel/ui/use-call-form.ts';

interface Values {
  name: string;
  permissions: Permission[];
}

interface Props {
  /** Null: a new one. */
  role: StaffRole | null;
  onClose: () => void;
}

/** A role's name and what it allows. */
export default function RoleDialog({ role, onClose }: Props) {
  const { mutate, isPending } = useStaffChange();
  const { form, register, fault, failure, isBusy, submit } = useCallForm({
    defaults: { name: role?.name ?? '', permissions: [...(role?.permissions ?? [])] },
    send: (values: Values) =>
      saveRole({ ...values, ...(role && { id: role.id, version: role.version }) }),
    done: (_answer, { name }) => {
      showToast(staffTexts.roleSaved(name));
      onClose();
    },
  });
  const canRemove = role !== null && role.preset === null && role.holders === 0;
  return (
    <Dialog
      isOpen
      isDrawer
      isFirm
      title={role ? staffTexts.editRole(role.name) : staffTexts.newRole}
      onClose={onClose}
      onSubmit={submit}
      action={texts.save}
      isBusy={isBusy}
      actions={
        canRemove ? (
          <Button
            look="danger"
            className="ms-auto"
            isBusy={isPending}
            onClick={() =>
              mutate(() => removeRole({ id: role.id, version: role.version }), {
                onSuccess: () => {
                  showToast(staffTexts.roleRemoved(role.name));
                  onClose();
                },
              })
            }
          >
            {staffTexts.removeRole}
          </Button>
        ) : null
      }
    >
      <TextField label={staffTexts.roleName} error={fault('name')} {...register('name')} />
      <Controller
        control={form.control}
        name="permissions"
        render={({ field }) => (
          <fieldset className="field">
            <legend className="label">{staffTexts.matrix}</legend>
            {permissions.map((each) => (
              <CheckField
                key={each}
                checked={field.value.includes(each)}
                onChange={(isOn) =>
                  field.onChange(
                    isOn ? [...field.value, each] : field.value.filter((one) => one !== each),
                  )
                }
              >
                {permissionTitles[each]}
              </CheckField>
            ))}
          </fieldset>
        )}
      />
      {role && role.holders > 0 ? (
        <p className="hint">{staffTexts.holders(formatNumber(role.holders))}</p>
      ) : null}
      {failure ? <Note kind="bad">{failure}</Note> : null}
    </Dialog>
  );
}
