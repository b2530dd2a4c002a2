import { Ban, KeyRound, MonitorSmartphone, RotateCcw, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import type { StaffMember, StaffRole } from '#lib/contract/staff.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { lastSeen } from '#lib/text/last-seen.ts';
import { resetTotp, resumeStaff, suspendStaff, useStaffChange } from '#panel/staff/calls.ts';
import { DevicesDrawer } from '#panel/staff/devices-drawer.tsx';
import { RolesDialog } from '#panel/staff/roles-dialog.tsx';
import { staffTexts } from '#panel/staff/texts.ts';
import { Avatar } from '#panel/ui/avatar.tsx';
import { Button } from '#panel/ui/button.tsx';
import { Confirm } from '#panel/ui/confirm.tsx';
import { DataTable } from '#panel/ui/data-table.tsx';
import type { Column } from '#panel/ui/list-of.ts';
import { ActionMenu } from '#panel/ui/menu.tsx';
import { State, Tag } from '#panel/ui/states.tsx';
import { showToast } from '#panel/ui/toast.tsx';
import { useNow } from '#panel/ui/use-now.ts';

const rolesOf = ({ roles }: StaffMember): string => roles.map(({ name }) => name).join('، ');

/** When they were last here. */
function Seen({ person }: { person: StaffMember }) {
  const now = useNow();
  return person.lastSeen === null ? staffTexts.never : lastSeen(person.lastSeen, now);
}

function Name({ person }: { person: StaffMember }) {
  return (
    <span className="flex items-center gap-3">
      <Avatar name={person.name} seed={person.id} />
      <span className="grid">
        <span className="flex items-center gap-2 font-label">
          {person.name}
          {person.isMe ? <Tag>{staffTexts.me}</Tag> : null}
          {person.suspendedAt ? <Tag kind="bad">{staffTexts.suspended}</Tag> : null}
        </span>
        <span className="small faint">
          <bdi dir="ltr">{toPersianDigits(person.mobile)}</bdi>
        </span>
      </span>
    </span>
  );
}

const isOn = ({ totp }: StaffMember): boolean => totp === 'on';

const columns: readonly Column<StaffMember>[] = [
  { key: 'name', head: staffTexts.name, cell: (person) => <Name person={person} /> },
  { key: 'role', head: staffTexts.role, cell: rolesOf },
  {
    key: 'totp',
    head: staffTexts.totp,
    cell: (person) => (
      <State kind={isOn(person) ? 'good' : 'wait'}>
        {isOn(person) ? staffTexts.on : staffTexts.off}
      </State>
    ),
  },
  {
    key: 'seen',
    head: staffTexts.lastSeen,
    cell: (person) => (
      <span className="medium muted">
        <Seen person={person} />
      </span>
    ),
  },
];

type Open = { kind: 'roles' | 'devices' | 'suspend' | 'reset'; person: StaffMember };

function useActions(open: (kind: Open['kind'], person: StaffMember) => void) {
  const { mutate } = useStaffChange();
  return (person: StaffMember) => {
    const { id, version, name } = person;
    const resume = {
      label: staffTexts.resume,
      icon: ShieldCheck,
      onChoose: () =>
        mutate(() => resumeStaff({ id, version }), {
          onSuccess: () => showToast(staffTexts.resumed(name)),
        }),
    };
    const suspend = {
      label: staffTexts.suspend,
      icon: Ban,
      isDanger: true,
      onChoose: () => open('suspend', person),
    };
    const reset = {
      label: staffTexts.reset,
      icon: RotateCcw,
      onChoose: () => open('reset', person),
    };
    return [
      { label: staffTexts.setRoles, icon: KeyRound, onChoose: () => open('roles', person) },
      {
        label: staffTexts.devices,
        icon: MonitorSmartphone,
        onChoose: () => open('devices', person),
      },
      ...(isOn(person) && !person.isMe ? [reset] : []),
      ...(person.isMe ? [] : [null, person.suspendedAt ? resume : suspend]),
    ];
  };
}

interface Props {
  staff: readonly StaffMember[];
  roles: readonly StaffRole[];
  isLoading: boolean;
  error: unknown;
  onRetry: () => unknown;
}

/** Everybody of the staff, with what can be done about each. */
export function StaffList({ staff, roles, isLoading, error, onRetry }: Props) {
  const [opened, setOpened] = useState<Open | null>(null);
  const close = () => setOpened(null);
  const actionsOf = useActions((kind, person) => setOpened({ kind, person }));
  return (
    <>
      <DataTable
        label={staffTexts.title}
        rows={staff}
        idOf={({ id }) => String(id)}
        nameOf={({ name }) => name}
        isLoading={isLoading}
        error={error}
        onRetry={onRetry}
        empty={null}
        onOpen={(person) => setOpened({ kind: 'roles', person })}
        columns={[
          ...columns,
          {
            key: 'acts',
            head: '',
            kind: 'acts',
            cell: (person) => (
              <>
                <Button
                  look="quiet"
                  size="s"
                  onClick={() => setOpened({ kind: 'devices', person })}
                >
                  {staffTexts.devices}
                </Button>
                <ActionMenu label={staffTexts.more(person.name)} actions={actionsOf(person)} />
              </>
            ),
          },
        ]}
        card={(person) => (
          <>
            <Avatar name={person.name} seed={person.id} size="l" />
            <button
              type="button"
              className="card-body card-open"
              onClick={() => setOpened({ kind: 'roles', person })}
            >
              <span className="flex items-center gap-2 font-label">
                {person.name}
                {person.suspendedAt ? <Tag kind="bad">{staffTexts.suspended}</Tag> : null}
              </span>
              <span className="small faint">
                {rolesOf(person)} · <Seen person={person} />
              </span>
            </button>
            <span className="relative z-[1]">
              <ActionMenu label={staffTexts.more(person.name)} actions={actionsOf(person)} />
            </span>
          </>
        )}
      />
      {opened ? <Opened {...opened} roles={roles} onClose={close} /> : null}
    </>
  );
}

interface OpenedProps extends Open {
  roles: readonly StaffRole[];
  onClose: () => void;
}

function Opened({ kind, person, roles, onClose }: OpenedProps) {
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
