import { api } from '#lib/calls/browser.ts';
import { type Outcome, tryCall } from '#lib/session/try-call.ts';
import type { GetProfileAnswer } from '#lib/contract/member.ts';
import type {
  AddAddressBody,
  AddressesAnswer,
  UpdateAddressBody,
} from '#lib/contract/member-address.ts';
import type { DevicesAnswer } from '#lib/contract/member-device.ts';
import type {
  ChangePasswordBody,
  EndedAnswer,
  UpdateProfileBody,
} from '#lib/contract/member-profile.ts';
import { sessionStore } from '#lib/session/store.ts';

function get<Answer>(call: string): Promise<Outcome<Answer>> {
  return tryCall(() => api.get(`member-account/${call}`).json<Answer>());
}

function post<Answer>(call: string, json: object = {}): Promise<Outcome<Answer>> {
  return tryCall(() => api.post(`member-account/${call}`, { json }).json<Answer>());
}

/** Updates the warning (such as the banner's) for the whole page. */
function updateWarning(outcome: Outcome<GetProfileAnswer>): void {
  const { user } = sessionStore.getState();
  if (user === null || outcome === null || 'refusal' in outcome) return;
  sessionStore.setState({ user: { ...user, warning: outcome.answer.warning } });
}

export const readProfile = () => get<GetProfileAnswer>('get-profile');

export async function updateProfile(body: UpdateProfileBody): Promise<Outcome<GetProfileAnswer>> {
  const outcome = await post<GetProfileAnswer>('update-profile', body);
  updateWarning(outcome);
  return outcome;
}

export const changePassword = (body: ChangePasswordBody) =>
  post<EndedAnswer>('change-password', body);

export const readAddresses = () => get<AddressesAnswer>('get-addresses');
export const addAddress = (body: AddAddressBody) => post<AddressesAnswer>('add-address', body);
export const updateAddress = (body: UpdateAddressBody) =>
  post<AddressesAnswer>('update-address', body);
export const removeAddress = (id: number) => post<AddressesAnswer>('remove-address', { id });
export const setDefaultAddress = (id: number) =>
  post<AddressesAnswer>('set-default-address', { id });

export const readDevices = () => get<DevicesAnswer>('get-devices');
export const endDevice = (id: string) => post<DevicesAnswer>('end-device', { id });
export const endOtherDevices = () => post<EndedAnswer>('end-other-devices');
