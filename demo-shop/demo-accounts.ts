import type { NewMember } from '#server/modules/member-password/import-service.ts';

/** A member of the demo shop. Its password is public, so a real shop must not have it. */
interface DemoAccount extends NewMember {
  /** What the account demonstrates, for the person who starts the shop. */
  readonly shows: string;
}

const password = 'Kahroba-1404';

export const demoAccounts: readonly DemoAccount[] = [
  {
    shows: 'member',
    mobile: '09120000001',
    password,
    name: 'عضو نمونه',
    role: 'Member',
    nationalCode: '0012345679',
    mobileVerified: true,
  },
  {
    shows: 'administrator',
    mobile: '09120000002',
    password,
    name: 'مدیر نمونه',
    role: 'Administrator',
    nationalCode: '0023456787',
    mobileVerified: true,
  },
  {
    shows: 'member without a national code',
    mobile: '09120000003',
    password,
    name: 'عضو بدون کد ملی',
    role: 'Member',
    nationalCode: null,
    mobileVerified: true,
  },
  {
    shows: 'member with an unverified mobile',
    mobile: '09120000004',
    password,
    name: 'عضو با موبایل تاییدنشده',
    role: 'Member',
    nationalCode: null,
    mobileVerified: false,
  },
  {
    shows: 'another of these, to be verified',
    mobile: '09120000005',
    password,
    name: 'عضو در انتظار تایید موبایل',
    role: 'Member',
    nationalCode: null,
    mobileVerified: false,
  },
];
