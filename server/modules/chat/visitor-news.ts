/** Ms for which changes are gathered. */
const gather = 1_000;
/** Most visitors that staff hear of at a time; of others `Admin/Get-Visitors` knows. */
const most = 50;

/**
 * Tells staff of visitors who came to another page or left, together and not of more than they can read.
 * @param tell of these visitors; what it throws is lost with them
 */
export function createVisitorNews(tell: (visitors: readonly string[]) => Promise<void>) {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    timer = undefined;
    const news = [...changed].slice(-most);
    changed.clear();
    tell(news).catch(() => undefined);
  }

  return {
    add(visitor: string): void {
      changed.add(visitor);
      timer ??= setTimeout(flush, gather).unref();
    },
  };
}
