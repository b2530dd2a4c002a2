import { Controller } from 'react-hook-form';
import type { StaffRole } from '#lib/contract/staff.ts';
import { MobileField } from '#panel/sign-in/mobile-field.tsx';
import { inviteStaff } from '#panel/staff/calls.ts';
import { RoleChoice } from '#panel/staff/role-choice.tsx';
import { staffTexts } from '#panel/staff/texts.ts';
import { Dialog } from '#panel/ui/dialog.tsx';
import { TextField } from '#panel/ui/fields.tsx';
import { Note } from '#panel/ui/states.tsx';
import { showToast } from '#panel/ui/toast.tsx';
import { useCallForm } from '#panel/ui/use-call-form.ts';

interface Values {
  name: string;
  mobile: string;
  roles: number[];
}

interface Props {
  roles: readonly StaffRole[];
  onClose: () => void;
}

/** Invites somebody to the staff by their mobile number. */
export default function InviteDialog({ roles, onClose }: Props) {
  const { form, register, fault, failure, isBusy, submit } = useCallForm({
    defaults: { name: '', mobile: '', roles: [] },
    send: (values: Values) => inviteStaff(values),
    done: (_answer, { name }) => {
      showToast(staffTexts.invited(name));
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      isDrawer
      isFirm
      title={staffTexts.invite}
      onClose={onClose}
      onSubmit={submit}
      action={staffTexts.inviteAction}
      isBusy={isBusy}
    >
      <p className="medium muted">{staffTexts.inviteText}</p>
      <TextField label={staffTexts.fullName} error={fault('name')} {...register('name')} />
      <MobileField error={fault('mobile')} {...register('mobile')} />
      <Controller
        control={form.control}
        name="roles"
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
