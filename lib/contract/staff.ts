import { z } from 'zod';
import { device } from '#lib/contract/member-device.ts';
import { gaps, latin, mobile } from '#lib/contract/mobile.ts';
import { permissions, presets } from '#lib/contract/permissions.ts';

export const permission = z.enum(permissions);
const id = z.int().min(1);
/** Raised by each change; the call that changes names the one it read. */
const version = z.int().min(0);
const name = z.string().trim().min(1, 'نام را بنویسید').max(80);
const password = z.string().min(1, 'رمز عبور را بنویسید').max(200);

/** Six digits of the authenticator app, or a recovery code; Persian digits, spaces and hyphens are accepted. */
const secondCode = z
  .string()
  .max(40)
  .overwrite((written) => latin(written.replaceAll(gaps, '')).toLowerCase())
  .regex(/^(?:\d{6}|[a-z2-7]{10})$/, 'کد شش‌رقمی یا کد بازیابی را بنویسید.');

/** Six digits that were sent by SMS, or of the authenticator app. */
const sixDigits = z
  .string()
  .max(40)
  .overwrite((written) => latin(written.replaceAll(gaps, '')))
  .regex(/^\d{6}$/, 'کد شش رقم است.');

const heldRole = z.object({ id, name: z.string(), preset: z.enum(presets).nullable() });

/** Who is signed in to the panel, and what they may do. */
export const panelMe = z.object({
  /** Id of the staff member, as in `Admin/Get-Staff`. */
  id,
  name: z.string(),
  /** Masked: 0912•••1180. */
  mobile: z.string(),
  roles: z.array(heldRole),
  permissions: z.array(permission),
  shopName: z.string(),
  /** To be sent as X-XSRF-TOKEN with every other call. Keep it in memory. */
  xsrf: z.string(),
  /** The second step. `needed`: nothing but setting it up is possible (403 `TOTP_SETUP`). */
  totp: z.enum(['on', 'off', 'needed']),
  /** Unused recovery codes; 0 without a second step. */
  recoveryCodesLeft: z.int(),
  /** Until when dangerous calls do not ask for `Admin/Confirm-Identity`. */
  confirmedUntil: z.iso.datetime(),
  /** The session ends then, or after 30 minutes without a call. */
  endsAt: z.iso.datetime(),
});
export type PanelMe = z.infer<typeof panelMe>;

export const panelMeAnswer = z.object({ me: panelMe });
export type PanelMeAnswer = z.infer<typeof panelMeAnswer>;

/** The member's own password; `code` is sent together with it once `needs` asked for it. */
export const panelSignInBody = z.object({ mobile, password, code: secondCode.optional() });
export type PanelSignInBody = z.input<typeof panelSignInBody>;

/**
 * Refused, `success` is false with a `message`. `needs` is `code` when the password was right and the second step
 * is on: repeat the call with `code`.
 */
export const panelSignInAnswer = z.object({
  success: z.boolean(),
  message: z.string().nullable(),
  needs: z.enum(['code']).nullable(),
  me: panelMe.nullable(),
});
export type PanelSignInAnswer = z.infer<typeof panelSignInAnswer>;

/** `code` was printed when the service started. The password becomes the member's, if they have none. */
export const claimShopBody = z.object({
  code: z.string().trim().min(1, 'کد راه‌اندازی را بنویسید').max(60),
  mobile,
  name,
  password,
});
export type ClaimShopBody = z.input<typeof claimShopBody>;

/** Whether `Admin/Claim-Shop` is open: the shop has no staff yet. */
export const panelStateAnswer = z.object({ claimable: z.boolean(), shopName: z.string() });
export type PanelStateAnswer = z.infer<typeof panelStateAnswer>;

/** With the second step on its `code`, otherwise the `password`. */
export const confirmIdentityBody = z.object({
  password: password.optional(),
  code: secondCode.optional(),
});
export type ConfirmIdentityBody = z.input<typeof confirmIdentityBody>;

export const confirmIdentityAnswer = z.object({
  success: z.boolean(),
  message: z.string().nullable(),
  confirmedUntil: z.iso.datetime().nullable(),
});
export type ConfirmIdentityAnswer = z.infer<typeof confirmIdentityAnswer>;

/** `secret` to type (base32), `uri` (otpauth) to show as a QR code. Neither is ever shown again. */
export const beginTotpAnswer = z.object({ secret: z.string(), uri: z.string() });
export type BeginTotpAnswer = z.infer<typeof beginTotpAnswer>;

export const confirmTotpBody = z.object({ code: sixDigits });
export type ConfirmTotpBody = z.input<typeof confirmTotpBody>;

/** Ten codes, shown this once; each works once in place of the app. */
export const recoveryCodesAnswer = z.object({
  success: z.boolean(),
  message: z.string().nullable(),
  recoveryCodes: z.array(z.string()),
});
export type RecoveryCodesAnswer = z.infer<typeof recoveryCodesAnswer>;

/** A browser that is signed in to the panel. `lastSeen` is accurate to a minute. */
export const panelDevice = device.extend({ ip: z.string(), since: z.iso.datetime() });
export type PanelDevice = z.infer<typeof panelDevice>;
export const panelDevicesAnswer = z.object({ devices: z.array(panelDevice) });
export type PanelDevicesAnswer = z.infer<typeof panelDevicesAnswer>;
export const endPanelDeviceBody = z.object({ id: z.uuid() });
/** Devices of one of the staff. */
export const staffDevicesBody = z.object({ id });

export const staffRole = z.object({
  id,
  name: z.string(),
  permissions: z.array(permission),
  /** Null for a role of the shop's own. */
  preset: z.enum(presets).nullable(),
  /** How many hold it. */
  holders: z.int(),
  version,
});
export type StaffRole = z.infer<typeof staffRole>;

export const staffMember = z.object({
  id,
  name: z.string(),
  /** Masked: 0912•••1180. */
  mobile: z.string(),
  roles: z.array(heldRole),
  permissions: z.array(permission),
  totp: z.enum(['on', 'off', 'needed']),
  /** Null before the first sign-in. */
  lastSeen: z.iso.datetime().nullable(),
  suspendedAt: z.iso.datetime().nullable(),
  isMe: z.boolean(),
  version,
});
export type StaffMember = z.infer<typeof staffMember>;

export const staffInvitation = z.object({
  id,
  name: z.string(),
  mobile: z.string(),
  roles: z.array(heldRole),
  invitedAt: z.iso.datetime(),
  /** Past: it can be sent again by inviting the number again. */
  expiresAt: z.iso.datetime(),
});
export type StaffInvitation = z.infer<typeof staffInvitation>;

export const staffAnswer = z.object({
  staff: z.array(staffMember),
  invitations: z.array(staffInvitation),
  roles: z.array(staffRole),
});
export type StaffAnswer = z.infer<typeof staffAnswer>;

const roleIds = z.array(id).min(1, 'دست‌کم یک نقش برگزینید.').max(20);

/** Somebody else's number. */
const colleague = z
  .string('شماره موبایل همکار را وارد کنید')
  .trim()
  .min(1, { error: 'شماره موبایل همکار را وارد کنید', abort: true })
  .pipe(mobile);

/** Sends a code by SMS; a number that is invited already gets a new one, and the old one ends. */
export const inviteStaffBody = z.object({ mobile: colleague, name, roles: roleIds });
export type InviteStaffBody = z.input<typeof inviteStaffBody>;
export const invitationBody = z.object({ id });

/** The password is the member's own, or becomes it if they have none. */
export const acceptInvitationBody = z.object({ mobile, code: sixDigits, password });
export type AcceptInvitationBody = z.input<typeof acceptInvitationBody>;

export const setStaffRolesBody = z.object({ id, version, roles: roleIds });
export type SetStaffRolesBody = z.input<typeof setStaffRolesBody>;
/** Which of the staff a call changes. */
export const changeStaffBody = z.object({ id, version });
export type ChangeStaffBody = z.input<typeof changeStaffBody>;

/** Without `id` a new role. */
export const saveRoleBody = z.object({
  id: id.optional(),
  version: version.optional(),
  name: z.string().trim().min(1).max(40),
  permissions: z.array(permission).min(1).max(permissions.length),
});
export type SaveRoleBody = z.input<typeof saveRoleBody>;
export const removeRoleBody = z.object({ id, version });

/** Parts of the panel under which events are filtered. */
export const eventAreas = [
  'orders',
  'catalogue',
  'customers',
  'opinions',
  'content',
  'discounts',
  'delivery',
  'staff',
  'sign-in',
  'settings',
] as const;
export type EventArea = (typeof eventAreas)[number];

const [earliest, latest] = [Date.UTC(2000, 0), Date.UTC(2200, 0)];
/** Within the years a shop may have events of; in UTC afterwards, because databases know fewer offsets. */
const instant = z.iso
  .datetime({ offset: true })
  .refine((written) => Date.parse(written) >= earliest && Date.parse(written) < latest, {
    abort: true,
  })
  .overwrite((written) => new Date(written).toISOString());

/** The newest first. `after` is `next` of the page before. */
export const staffEventsBody = z.object({
  after: z.int().min(1).optional(),
  area: z.enum(eventAreas).optional(),
  /** Id of one of the staff. */
  person: id.optional(),
  from: instant.optional(),
  /** Exclusive. */
  to: instant.optional(),
  /** Part of the subject, such as an order's number. */
  text: z.string().trim().max(80).optional(),
});
export type StaffEventsBody = z.input<typeof staffEventsBody>;

export const staffEvent = z.object({
  id,
  at: z.iso.datetime(),
  /** Null when the system or a removed member did it. */
  person: z.object({ id, name: z.string() }).nullable(),
  /** The call's name without `Admin/`. */
  action: z.string(),
  /** What was done, in Persian. */
  label: z.string(),
  area: z.enum(eventAreas),
  /** What was changed: `order 12345678`. */
  subject: z.string(),
  /** The same in Persian: «سفارش 12345678». */
  subjectLabel: z.string(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
});
export type StaffEvent = z.infer<typeof staffEvent>;

/** `next` is null on the last page. */
export const staffEventsAnswer = z.object({
  events: z.array(staffEvent),
  next: z.int().nullable(),
});
export type StaffEventsAnswer = z.infer<typeof staffEventsAnswer>;
