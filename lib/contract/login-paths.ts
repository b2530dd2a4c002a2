/** Ways into an account beside `paths.login`, below which all but the last are. Raw paths. */
export const loginPaths = {
  code: '/account/login/code',
  register: '/account/login/register',
  forgotPassword: '/account/login/forgot-password',
  /** For a member whose number is not verified (specification §2). */
  verifyMobile: '/account/verify-mobile',
} as const;
