import { useSuspenseQuery } from '@tanstack/react-query';
import type { PanelMe } from '#lib/contract/staff.ts';
import { meQuery } from '#panel/session/calls.ts';

/** Who is signed in; for what stands inside the frame. */
export const useMe = (): PanelMe => useSuspenseQuery(meQuery).data;
