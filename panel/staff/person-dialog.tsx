import type { StaffMember, StaffRole } from '#lib/contract/staff.ts';
import { resetTotp, suspendStaff } from '#panel/staff/calls.ts';
import { DevicesDrawer } from '#panel/staff/devices-drawer.tsx';
import { RolesDialog } from '#panel/staff/roles-dialog.tsx';
import { staffTexts } from '#panel/staff/texts.ts';
import { Confirm } from '#panel/ui/confirm.tsx';
import { showToast } from '#panel/ui/toast.tsx';

export interface Open {
  kind: 'roles' | 'devices' | 'suspend' | 'reset';
  person: StaffMember;
}

interface Props extends Open {
  roles: readonly StaffRole[];
  onClose: () => void;
}

/** What is done about one of the staff. */
export default function PersonDialog({ kind, person, roles, onClose }: Props) {
  const { id, version, name } = person;
  if (kind === 'roles') return <RolesDialog person={person} roles={roles} onClose={onClose} />;
  if (kind === 'devices') return <DevicesDrawer person={person} onClose={onClose} />;
  const isReset = kind === 'reset';
  return (
    <Confirm
      title={isReset ? staffTexts.resetTitle(name) : staffTexts.suspendTitle(name)}
      text={isReset ? staffTexts.resetText : staffTexts.suspendText}
      action={isReset ? staffTexts.reset : staffTexts.suspend}
      onClose={onClose}
      onConfirm={async () => {
        await (isReset ? resetTotp : suspendStaff)({ id, version });
        showToast(isReset ? staffTexts.resetDone(name) : staffTexts.suspendDone(name));
      }}
    />
  );
}
