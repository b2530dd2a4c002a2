import { HTTPError } from 'ky';
import { api } from '#lib/api/browser.ts';
import { reportFailure } from '#lib/api/report-failure.ts';
import type { GetProfileAnswer } from '#lib/contract/member.ts';

/**
 * What the member may see of himself; null when nobody is logged in any more and the login page is on its
 * way.
 * @throws {Error} when the service does not answer
 */
export async function getProfile(): Promise<GetProfileAnswer | null> {
  try {
    return await api.get('member-account/get-profile').json<GetProfileAnswer>();
  } catch (error) {
    if (!(error instanceof HTTPError) || error.response.status !== 401) throw error;
    await reportFailure(error);
    return null;
  }
}
