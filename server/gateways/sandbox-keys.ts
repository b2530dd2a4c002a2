/** Keys of the gateways' stand-in. They open nothing else. */
export const sandboxKeys = {
  zarinpal: {
    merchantId: '00000000-0000-4000-8000-000000000001',
    accessToken: 'sandbox-access-token',
    terminalId: '1001',
  },
  zibal: { merchant: 'zibal' },
  saman: { terminalId: '2001' },
  behpardakht: { terminalId: '3001', userName: 'sandbox-user', password: 'sandbox<&>password' },
  snapppay: {
    clientId: 'sandbox-snapppay',
    clientSecret: 'sandbox-snapppay-secret',
    userName: 'sandbox-shop',
    password: 'sandbox-snapppay-password',
  },
  torobpay: {
    clientId: 'sandbox-torobpay',
    clientSecret: 'sandbox-torobpay-secret',
    userName: 'sandbox-shop',
    password: 'sandbox-torobpay-password',
  },
} as const;
