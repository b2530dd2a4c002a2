import { HTTPError } from 'ky';
import { basketStore } from '#lib/basket/store.ts';
import { forgetSession, tokens } from '#lib/calls/browser-session.ts';
import { api } from '#lib/calls/browser.ts';
import type { MasterData } from '#lib/contract/home.ts';
import { paths } from '#lib/contract/paths.ts';
import { sessionStore } from '#lib/session/store.ts';

/** A shop without master data is not found (contract §1). */
function leaveIfMissing(error: unknown): never {
  const isMissing = error instanceof HTTPError && error.response.status === 404;
  if (isMissing && location.pathname !== paths.notFound) location.replace(paths.notFound);
  throw error;
}

/** Reads the visitor's part of the master data: session and counts. */
export async function readMasterData(): Promise<void> {
  const asked = tokens.read();
  const { age } = basketStore.getState();
  const { bCount, sequence, userInfo } = await api
    .get('home/get-master-data')
    .json<MasterData>()
    .catch(leaveIfMissing);
  // Without `userInfo` the stored session is over.
  if (userInfo === null && asked !== '' && tokens.read() === asked) forgetSession();
  // Someone logged in or out during the call; a later call will update the session.
  if ((userInfo === null) !== (tokens.read() === '')) return;
  const { user, ready } = sessionStore.getState();
  // Login or logout switches the basket: the known state belongs to the previous one.
  const isOther = ready && (user === null) !== (userInfo === null);
  if (isOther) basketStore.forget();
  basketStore.learn({ basketCount: bCount, sequence }, isOther ? undefined : age);
  sessionStore.setState({ user: userInfo, ready: true });
}
