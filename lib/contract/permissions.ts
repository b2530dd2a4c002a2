// Separate from the schemas: the panel's menu uses these names and need not load zod for them.

/** What staff may be allowed to do, in the order in which the panel lists it. */
export const permissions = [
  'orders',
  'refunds',
  'prices',
  'stock',
  'catalogue',
  'customers',
  'customers.export',
  'content',
  'appearance',
  'opinions',
  'chat',
  'discounts',
  'reports',
  'settings',
  'staff',
] as const;
export type Permission = (typeof permissions)[number];

export const permissionTitles: Readonly<Record<Permission, string>> = {
  orders: 'سفارش‌ها',
  refunds: 'برگرداندن پول',
  prices: 'قیمت',
  stock: 'موجودی',
  catalogue: 'کالاها',
  customers: 'مشتریان',
  'customers.export': 'خروجی مشتریان',
  content: 'محتوا',
  appearance: 'ظاهر',
  opinions: 'نظرات',
  chat: 'گفتگو',
  discounts: 'تخفیف‌ها',
  reports: 'گزارش‌ها',
  settings: 'تنظیمات',
  staff: 'کارکنان',
};

/** Roles that every shop has. `manager` always has all permissions, those of later releases included. */
export const presets = ['manager', 'stock', 'orders', 'content', 'support'] as const;
export type Preset = (typeof presets)[number];

interface PresetRole {
  readonly name: string;
  readonly permissions: readonly Permission[];
}

/** What the presets are called and allow at the start; the shop may change all but `manager`. */
export const presetRoles: Readonly<Record<Preset, PresetRole>> = {
  manager: { name: 'مدیر', permissions },
  stock: { name: 'انبار', permissions: ['orders', 'stock', 'catalogue'] },
  orders: { name: 'سفارش‌ها', permissions: ['orders', 'refunds', 'customers'] },
  content: { name: 'محتوا', permissions: ['catalogue', 'content', 'appearance', 'opinions'] },
  support: { name: 'پشتیبانی', permissions: ['orders', 'customers', 'opinions', 'chat'] },
};

const withoutSecondStep: ReadonlySet<Permission> = new Set(presetRoles.content.permissions);

/** Whether a second step at sign-in is demanded: for anything beyond what the preset `content` allows. */
export const needsSecondStep = (held: readonly Permission[]): boolean =>
  held.some((each) => !withoutSecondStep.has(each));

/** Codes of errors of `Admin/` calls (contract §8). */
export const panelErrors = {
  /** 401: no session of the panel, or it has ended. Sign in again. */
  session: 'PANEL_SESSION',
  /** 403: `fields.permission` names what is missing. */
  permission: 'PERMISSION',
  /** 403: this account needs a second step; until it is set up, only that can be done. */
  totpSetup: 'TOTP_SETUP',
  /** 403: `Admin/Confirm-Identity` first, then repeat the call. */
  confirm: 'CONFIRM_IDENTITY',
  /** 403: header X-XSRF-TOKEN is missing or is not `xsrf` of `Admin/Get-Me`. */
  xsrf: 'XSRF',
  /** 403: a page of another site made the call. */
  origin: 'FOREIGN_ORIGIN',
  /** 403 of sign-in: the password is right, but its owner is not of the staff, or is suspended. */
  notStaff: 'FORBIDDEN',
  /** 403: to give, take or change what the caller may not do, or is a manager's. */
  beyondOwn: 'BEYOND_OWN',
  /** 409: it has changed meanwhile; `fields.version` is the version of now. */
  stale: 'STALE',
  /** 409: somebody who may manage staff must remain. */
  lastOwner: 'LAST_OWNER',
  /** 409: the second step cannot be turned off by someone who needs it. */
  totpNeeded: 'TOTP_NEEDED',
  /** 409 of `Admin/Claim-Shop`: the shop has staff. */
  claimed: 'CLAIMED',
  /** 409 of `Admin/Claim-Shop`: the number has an account whose password cannot be checked. */
  numberUnproven: 'NUMBER_UNPROVEN',
  /** 409: the secret of the second step was sealed with a key the service no longer has. */
  totpUnreadable: 'TOTP_UNREADABLE',
  /** 409: one's own access, or second step, is not changed so. */
  ownAccount: 'OWN_ACCOUNT',
  /** 409: `Admin/Begin-Totp` first. */
  beginFirst: 'BEGIN_FIRST',
  /** 409: this number is of the staff already. */
  isStaff: 'IS_STAFF',
  /** 409: a customer whom staff have blocked; they may not join the staff. */
  isBlocked: 'IS_BLOCKED',
  /** 409: a preset cannot be removed, `manager` not be changed, a role that somebody holds not be removed. */
  roleKept: 'ROLE_KEPT',
} as const;

/** How long a session of the panel lasts without a call, and at most, in minutes. */
export const panelIdleMinutes = 30;
export const panelMostMinutes = 720;
/** How long after sign-in or `Admin/Confirm-Identity` dangerous calls are open, in minutes. */
export const confirmedMinutes = 10;

/** Must be sent with every `Admin/` call that has a session, except `Admin/Get-Me`. */
export const panelXsrfHeader = 'x-xsrf-token';
