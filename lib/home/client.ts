import { basketStore } from '#lib/basket/store.ts';
import { forgetSession, tokens } from '#lib/calls/browser-session.ts';
import { api } from '#lib/calls/browser.ts';
import type { MasterData } from '#lib/contract/home.ts';
import { sessionStore } from '#lib/session/store.ts';

/** What concerns this visitor of the master data: who it is, and the counts. */
export async function readMasterData(): Promise<void> {
  const asked = tokens.read();
  const { age } = basketStore.getState();
  const { bCount, sequence, userInfo } = await api.get('home/get-master-data').json<MasterData>();
  // Without user info there is no member, whatever is stored (specification §4).
  if (userInfo === null && asked !== '' && tokens.read() === asked) forgetSession();
  // Whoever has logged in or out meanwhile is told of by a later call.
  if ((userInfo === null) !== (tokens.read() === '')) return;
  const { user, ready } = sessionStore.getState();
  // Another basket: what was known is of the one before.
  const isOther = ready && (user === null) !== (userInfo === null);
  if (isOther) basketStore.forget();
  basketStore.learn({ basketCount: bCount, sequence }, isOther ? undefined : age);
  sessionStore.setState({ user: userInfo, ready: true });
}
