import { useSuspenseQuery } from '@tanstack/react-query';
import type { Permission } from '#lib/contract/permissions.ts';
import type { PanelMe } from '#lib/contract/staff.ts';
import { meQuery } from '#panel/session/calls.ts';

/** Who is signed in; for what stands inside the frame. */
export const useMe = (): PanelMe => useSuspenseQuery(meQuery).data;

/** Whether the person may do something; calls are checked by the service, too. */
export const useMay = (permission: Permission): boolean => useMe().permissions.includes(permission);
