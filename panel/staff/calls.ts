import { queryOptions, useMutation, type UseMutationResult } from '@tanstack/react-query';
import type {
  ChangeStaffBody,
  InviteStaffBody,
  PanelDevicesAnswer,
  SaveRoleBody,
  SetStaffRolesBody,
  StaffAnswer,
} from '#lib/contract/staff.ts';
import { call } from '#panel/client.ts';
import { queries } from '#panel/queries.ts';

export const staffQuery = queryOptions({
  queryKey: ['staff'],
  queryFn: ({ signal }) => call<StaffAnswer>('Get-Staff', {}, { signal }),
});

/** Devices of one of the staff. */
export const staffDevicesQuery = (id: number) =>
  queryOptions({
    queryKey: ['staff-devices', id],
    queryFn: ({ signal }) => call<PanelDevicesAnswer>('Get-Staff-Devices', { id }, { signal }),
  });

/** Keeps the list that every change of staff answers. */
async function changed(answer: Promise<StaffAnswer>): Promise<StaffAnswer> {
  const now = await answer;
  queries.setQueryData(staffQuery.queryKey, now);
  return now;
}

export const inviteStaff = (body: InviteStaffBody) => changed(call('Invite-Staff', body));
export const cancelInvitation = (id: number) => changed(call('Cancel-Invitation', { id }));
export const setStaffRoles = (body: SetStaffRolesBody) => changed(call('Set-Staff-Roles', body));
export const suspendStaff = (body: ChangeStaffBody) => changed(call('Suspend-Staff', body));
export const resumeStaff = (body: ChangeStaffBody) => changed(call('Resume-Staff', body));
export const resetTotp = (body: ChangeStaffBody) => changed(call('Reset-Totp', body));
export const saveRole = (body: SaveRoleBody) => changed(call('Save-Role', body));
export const removeRole = (body: ChangeStaffBody) => changed(call('Remove-Role', body));

export const endStaffDevice = async (staffId: number, id: string): Promise<PanelDevicesAnswer> => {
  const now = await call<PanelDevicesAnswer>('End-Staff-Device', { id });
  queries.setQueryData(staffDevicesQuery(staffId).queryKey, now);
  return now;
};

/** A change without a form; a failure is shown in a toast, and a stale list is read again. */
export function useStaffChange(): UseMutationResult<
  StaffAnswer,
  Error,
  () => Promise<StaffAnswer>
> {
  return useMutation({
    mutationFn: (change: () => Promise<StaffAnswer>) => change(),
    onError: () => queries.invalidateQueries({ queryKey: staffQuery.queryKey }),
  });
}
