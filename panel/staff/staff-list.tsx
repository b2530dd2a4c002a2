import { Ban, KeyRound, MonitorSmartphone, RotateCcw, ShieldCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { StaffMember, StaffRole } from '#lib/contract/staff.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { lastSeen } from '#lib/text/last-seen.ts';
import { resumeStaff, useStaffChange } from '#panel/staff/calls.ts';
import type { Open } from '#panel/staff/person-dialog.tsx';
import { staffTexts } from '#panel/staff/texts.ts';
import { Avatar } from '#panel/ui/avatar.tsx';
import { Button } from '#panel/ui/button.tsx';
import { DataTable } from '#panel/ui/data-table.tsx';
import type { Column } from '#panel/ui/list-of.ts';
import { ActionMenu } from '#panel/ui/menu.tsx';
import { State, Tag } from '#panel/ui/states.tsx';
import { showToast } from '#panel/ui/toast.tsx';
import { useNow } from '#panel/ui/use-now.ts';

const PersonDialog = lazy(() => import('#panel/staff/person-dialog.tsx'));

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
              <span className="flex items-center justify-end gap-1">
                <Button
                  look="quiet"
                  size="s"
                  onClick={() => setOpened({ kind: 'devices', person })}
                >
                  {staffTexts.devices}
                </Button>
                <ActionMenu label={staffTexts.more(person.name)} actions={actionsOf(person)} />
              </span>
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
      {opened ? (
        <Suspense>
          <PersonDialog {...opened} roles={roles} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}
