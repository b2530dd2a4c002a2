import { queryOptions } from '@tanstack/react-query';
import type {
  BeginTotpAnswer,
  ClaimShopBody,
  ConfirmIdentityAnswer,
  ConfirmIdentityBody,
  PanelDevicesAnswer,
  PanelMe,
  PanelMeAnswer,
  PanelSignInAnswer,
  PanelSignInBody,
  PanelStateAnswer,
  RecoveryCodesAnswer,
} from '#lib/contract/staff.ts';
import { call, keepXsrf } from '#panel/client.ts';
import { queries } from '#panel/queries.ts';

const alone = { isAlone: true };

/** Who is signed in. @throws {CallError} 401 when nobody is */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async (): Promise<PanelMe> => {
    const { me } = await call<PanelMeAnswer>('Get-Me', {}, alone);
    keepXsrf(me.xsrf);
    return me;
  },
  staleTime: Infinity,
  gcTime: Infinity,
});

/** Whether the shop still waits for its first administrator. */
export const stateQuery = queryOptions({
  queryKey: ['panel-state'],
  queryFn: () => call<PanelStateAnswer>('Get-State', {}, alone),
});

/** Takes over the session that a call has opened. */
function enter(answer: PanelSignInAnswer): PanelSignInAnswer {
  if (answer.me !== null) {
    keepXsrf(answer.me.xsrf);
    queries.setQueryData(meQuery.queryKey, answer.me);
  }
  return answer;
}

export const signIn = async (body: PanelSignInBody): Promise<PanelSignInAnswer> =>
  enter(await call('Sign-In', body, alone));
export const claimShop = async (body: ClaimShopBody): Promise<PanelSignInAnswer> =>
  enter(await call('Claim-Shop', body, alone));
export const acceptInvitation = async (body: {
  mobile: string;
  code: string;
  password: string;
}): Promise<PanelSignInAnswer> => enter(await call('Accept-Invitation', body, alone));

export const signOut = (): Promise<void> => call('Sign-Out', {}, alone);

export const confirmIdentity = (body: ConfirmIdentityBody): Promise<ConfirmIdentityAnswer> =>
  call('Confirm-Identity', body, alone);

export const beginTotp = (): Promise<BeginTotpAnswer> => call('Begin-Totp');
export const confirmTotp = (code: string): Promise<RecoveryCodesAnswer> =>
  call('Confirm-Totp', { code });
export const endTotp = (): Promise<void> => call('End-Totp');
export const makeRecoveryCodes = (): Promise<RecoveryCodesAnswer> => call('Make-Recovery-Codes');

export const devicesQuery = queryOptions({
  queryKey: ['devices'],
  queryFn: ({ signal }) => call<PanelDevicesAnswer>('Get-Devices', {}, { signal }),
});
export const endDevice = (id: string): Promise<PanelDevicesAnswer> => call('End-Device', { id });
