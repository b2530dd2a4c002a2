import { HTTPError } from 'ky';
import { basketStore } from '#lib/basket/store.ts';
import { saysLoggedIn, tokens } from '#lib/calls/browser-session.ts';
import { api } from '#lib/calls/browser.ts';
import type { MasterData } from '#lib/contract/home.ts';
import { paths } from '#lib/contract/paths.ts';
import { becomeVisitor } from '#lib/session/leave.ts';
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
  const wasIn = asked !== '' || saysLoggedIn();
  const { age } = basketStore.getState();
  const { bCount, sequence, userInfo } = await api
    .get('home/get-master-data')
    .json<MasterData>()
    .catch(leaveIfMissing);
  const { user, ready } = sessionStore.getState();
  // Without `userInfo` the session is over; where it could not be renewed, its token has gone already.
  const isOver = userInfo === null && wasIn && ['', asked].includes(tokens.read());
  if (isOver) becomeVisitor();
  // Someone logged in or out during the call; a later call will update the session.
  if ((userInfo === null) !== (tokens.read() === '')) return;
  // Login or logout switches the basket: the known state belongs to the previous one.
  const isOther = isOver || (ready && (user === null) !== (userInfo === null));
  if (isOther) basketStore.forget();
  basketStore.learn({ basketCount: bCount, sequence }, isOther ? undefined : age);
  sessionStore.setState({ user: userInfo, ready: true });
}
