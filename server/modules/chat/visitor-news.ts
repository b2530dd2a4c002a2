/** Batch window for changes, in ms. */
const gather = 1_000;
/** Most visitors in a batch; `Admin/Get-Visitors` has the others. */
const most = 50;

/**
 * Notifies staff in batches of visitors who opened another page or left.
 * @param notify about these visitors; if it fails, the batch is lost
 */
export function createVisitorNews(notify: (visitors: readonly string[]) => Promise<void>) {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    timer = undefined;
    const news = [...changed].slice(-most);
    changed.clear();
    notify(news).catch(() => undefined);
  }

  return {
    add(visitor: string): void {
      changed.add(visitor);
      timer ??= setTimeout(flush, gather).unref();
    },
  };
}
