import { createRoot, type Root } from 'react-dom/client';
import { ConsentBar } from '#components/measuring/consent-bar.tsx';
import { runTools } from '#components/measuring/run.ts';
import { trailStore } from '#lib/calls/trail.ts';
import {
  consentKey,
  measuringFragment,
  type PageTools,
  readTools,
} from '#lib/measuring/settings.ts';
import { shelfOf } from '#lib/shelf.ts';

const local = shelfOf(() => localStorage);
const [yes, no] = ['yes', 'no'];

/** Shows the bar until it is answered. */
function createAsking(place: HTMLElement, tools: PageTools) {
  let root: Root | undefined;
  const answer = (isAllowed: boolean) => {
    const before = local.getItem(consentKey);
    local.setItem(consentKey, isAllowed ? yes : no);
    root?.unmount();
    root = undefined;
    if (isAllowed) runTools(tools);
    // A script that runs cannot be taken away.
    else if (before === yes) location.reload();
  };
  return () => {
    root ??= createRoot(place);
    root.render(<ConsentBar onAnswer={answer} />);
  };
}

/** Loads the tools of the shop, where the owner wants it after the visitor has agreed. */
export function startTools(place: HTMLElement): void {
  const tools = readTools(place.dataset['tools']);
  if (tools === null) return;
  if (!tools.asksConsent) {
    runTools(tools);
    return;
  }
  const ask = createAsking(place, tools);
  const askAgain = () => {
    if (location.hash === measuringFragment) ask();
  };
  addEventListener('hashchange', askAgain);
  // The router has changed the address without that event.
  trailStore.subscribe(askAgain);
  const known = local.getItem(consentKey);
  if (known === yes) runTools(tools);
  if (known === null) ask();
  else askAgain();
}
