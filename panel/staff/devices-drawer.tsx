import { useMutation, useQuery } from '@tanstack/react-query';
import type { StaffMember } from '#lib/contract/staff.ts';
import { DeviceList } from '#panel/me/device-list.tsx';
import { endStaffDevice, staffDevicesQuery } from '#panel/staff/calls.ts';
import { staffTexts } from '#panel/staff/texts.ts';
import { Dialog } from '#panel/ui/dialog.tsx';
import { Failed } from '#panel/ui/states.tsx';

/** Where one of the staff is signed in. */
export function DevicesDrawer({ person, onClose }: { person: StaffMember; onClose: () => void }) {
  const title = staffTexts.devicesOf(person.name);
  const { data, error, refetch } = useQuery(staffDevicesQuery(person.id));
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (id: string) => endStaffDevice(person.id, id),
  });
  return (
    <Dialog isOpen isDrawer title={title} onClose={onClose}>
      {error ? <Failed error={error} onRetry={refetch} /> : null}
      {data?.devices.length === 0 ? <p className="muted">{staffTexts.emptyDevices}</p> : null}
      {data && data.devices.length > 0 ? (
        <DeviceList
          label={title}
          devices={data.devices}
          busyId={isPending ? variables : null}
          onEnd={mutate}
        />
      ) : null}
    </Dialog>
  );
}
