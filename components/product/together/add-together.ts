import { addAndNotify } from '#components/basket/add-and-notify.ts';

/** Puts one piece of each into the basket, until one is refused. */
export async function addTogether(
  goods: readonly Parameters<typeof addAndNotify>[0][],
): Promise<void> {
  for (const each of goods) {
    // One after the other, as pressed buttons would: a basket that is locked asks only once.
    // oxlint-disable-next-line no-await-in-loop
    if (!(await addAndNotify(each))) return;
  }
}
