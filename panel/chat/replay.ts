import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Takes over changes that events bring into what was read. One that comes while something is read again is made to the answer,
 * too, since that may be older.
 * @param prefix of the keys of what is changed
 * @param put makes a change to what was read under a key
 */
export function createReplay<Change>(
  client: QueryClient,
  prefix: string[],
  put: (key: QueryKey, change: Change) => void,
): (change: Change) => void {
  const isMeant = (key: QueryKey) => prefix.every((part, at) => key[at] === part);
  /** By reading that is under way what came since it began. */
  const since = new Map<string, Change[]>();
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || !isMeant(event.query.queryKey)) return;
    const { action, query } = event;
    if (action.type === 'fetch') since.set(query.queryHash, []);
    else if (action.type === 'error') since.delete(query.queryHash);
    else if (action.type === 'success' && !action.manual) {
      const changes = since.get(query.queryHash) ?? [];
      since.delete(query.queryHash);
      for (const change of changes) put(query.queryKey, change);
    }
  });
  return (change) => {
    for (const changes of since.values()) changes.push(change);
    for (const [key] of client.getQueriesData({ queryKey: prefix })) put(key, change);
  };
}
