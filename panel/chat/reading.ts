/** What a tab holds while it has a chat before somebody's eyes. */
const lockOf = (chat: string): string => `panel-chat-reading-${chat}`;

/** Absent on plain http. */
const locksHere = (): LockManager | undefined => (navigator as Partial<Navigator>).locks;

/** Lets the other tabs of this browser know that a chat is being read. @returns ends it */
export function holdReading(chat: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  void locksHere()?.request(lockOf(chat), { mode: 'shared' }, () => promise);
  return resolve;
}

/** Whether a tab of this browser has a chat before somebody's eyes. */
export async function isReadSomewhere(chat: string): Promise<boolean> {
  const { held } = (await locksHere()?.query()) ?? {};
  return held?.some(({ name }) => name === lockOf(chat)) ?? false;
}
