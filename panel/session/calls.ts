import { queryOptions } from '@tanstack/react-query';
import { panelErrors } from '#lib/contract/permissions.ts';
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
import { call, CallError, keepXsrf } from '#panel/client.ts';
import { queries } from '#panel/queries.ts';
import { texts } from '#panel/texts.ts';

const alone = { isAlone: true };

const meKey = ['me'];
const readMe = async (): Promise<PanelMe> => (await call<PanelMeAnswer>('Get-Me', {}, alone)).me;

/**
 * Takes over who is signed in. When another person signed in beside this page, it is loaded anew: nothing is sent in their
 * name, and they see nothing that this one had open.
 * @throws {CallError} for another person
 */
export function takeMe(me: PanelMe): PanelMe {
  const before = queries.getQueryData<PanelMe>(meKey);
  if (before !== undefined && before.id !== me.id) {
    location.reload();
    throw new CallError(null, { message: texts.failed.unknown, code: 'CANCELLED' });
  }
  keepXsrf(me.xsrf);
  return me;
}

/**
 * Who is signed in.
 * @throws {CallError} 401 when nobody is
 */
export const meQuery = queryOptions({
  queryKey: meKey,
  queryFn: async (): Promise<PanelMe> => takeMe(await readMe()),
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

/**
 * Ends the session; nothing is left to do when it is over already. Its XSRF value is read anew once, in case the session
 * was renewed beside this page.
 * @throws {CallError} when the service could not be asked
 */
export async function signOut(): Promise<void> {
  try {
    await call('Sign-Out', {}, alone).catch(async (error: unknown) => {
      if (!(error instanceof CallError) || error.code !== panelErrors.xsrf) throw error;
      keepXsrf((await readMe()).xsrf);
      await call('Sign-Out', {}, alone);
    });
  } catch (error) {
    const isOver = error instanceof CallError && (error.status === 401 || error.status === 403);
    if (!isOver) throw error;
  }
}

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
