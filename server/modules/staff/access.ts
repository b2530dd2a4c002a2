import { z } from 'zod';
import {
  needsSecondStep,
  type Permission,
  permissions as all,
  presets,
} from '#lib/contract/permissions.ts';

/** A role as it is read with those who hold it. */
export const heldRole = z.object({
  id: z.int(),
  name: z.string(),
  preset: z.enum(presets).nullable(),
  permissions: z.array(z.string()),
});
export type HeldRole = z.infer<typeof heldRole>;

/** An SQL expression for the roles of `st`, a row of `staff`, as JSON. */
export const rolesSql = `(
  select coalesce(json_agg(json_build_object(
    'id', r.id, 'name', r.name, 'preset', r.preset, 'permissions', r.permissions) order by r.id), '[]')
  from staff_holds h join staff_role r on r.id = h.role_id where h.member_id = st.member_id)`;

/** What roles allow together, in the panel's order. A name of another release is left out. */
export function permissionsOf(roles: readonly Pick<HeldRole, 'preset' | 'permissions'>[]) {
  const isManager = roles.some(({ preset }) => preset === 'manager');
  const held = new Set(roles.flatMap(({ permissions }) => permissions));
  return isManager ? [...all] : all.filter((each) => held.has(each));
}

export type TotpState = 'on' | 'off' | 'needed';

/** @param isSpared whether it is the demo shop's account, on the shop's own machine */
export const isStepOptional = (permissions: readonly Permission[], isSpared: boolean): boolean =>
  isSpared || !needsSecondStep(permissions);

export function totpStateOf(hasTotp: boolean, isOptional: boolean): TotpState {
  if (hasTotp) return 'on';
  return isOptional ? 'off' : 'needed';
}

export const namesOf = (roles: readonly HeldRole[]) =>
  roles.map(({ id, name, preset }) => ({ id, name, preset }));

/** An SQL condition: `s`, a row of `staff`, is active and may manage staff by `r`, a role held. */
export const managesStaff = `s.suspended_at is null
  and (r.preset = 'manager' or r.permissions @> '["staff"]')`;
