import { showBar } from '#components/compare/bar/start.tsx';
import { getComparison } from '#lib/compare/client.ts';
import { compareHref } from '#lib/compare/query.ts';
import { compareStore, type Compared } from '#lib/compare/store.ts';
import { compareTexts } from '#lib/compare/texts.ts';
import { mostCompared } from '#lib/contract/limits.ts';
import { showNewComparison } from '#lib/dialogs/store.ts';
import { showToast } from '#lib/toasts/store.ts';

/** Asks the service whether the product can be compared with the collected ones, and collects it. */
async function collect(item: Compared): Promise<void> {
  const { group, items } = compareStore.getState();
  const codes = items.map(({ websiteCode }) => websiteCode);
  if (codes.length >= mostCompared) {
    await showToast('warning', compareTexts.full, {
      text: compareTexts.fullText,
      action: { label: compareTexts.compare, href: compareHref(codes) },
    });
    return;
  }
  const answer = await getComparison([...codes, item.websiteCode]);
  for (const websiteCode of answer?.missing ?? codes) compareStore.remove(websiteCode);
  if (answer === null || answer.missing.includes(item.websiteCode)) {
    await showToast('error', compareTexts.gone);
    return;
  }
  const other = answer.others.find(({ websiteCode }) => websiteCode === item.websiteCode);
  if (other && group) {
    const href = compareHref([item.websiteCode]);
    showNewComparison({ item, group: other.group, collected: group.title, href });
  } else compareStore.add({ id: answer.group.id, title: answer.group.title }, item);
}

async function toggle(item: Compared): Promise<void> {
  if (compareStore.has(item.websiteCode)) compareStore.remove(item.websiteCode);
  else await collect(item);
  showBar();
}

/** One at a time: each call needs the result of the ones before it. */
let turn: Promise<void> = Promise.resolve();

/**
 * Collects a product for comparison, or removes it if it is collected.
 * @throws like `ky` if the service cannot be reached
 */
export function toggleCompared(item: Compared): Promise<void> {
  const done = turn.then(() => toggle(item));
  // The caller handles the failure; calls after it go on.
  turn = done.catch(() => undefined);
  return done;
}
