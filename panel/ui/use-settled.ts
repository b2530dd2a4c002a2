import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Ms without a key until what was written is searched for. */
export const searchPause = 200;

/** A value once it has not changed for a while, in ms: for what follows what is being written. */
export function useSettled<Value>(value: Value, pause: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}

/** Why a search has no answer, and how it is asked again. */
export interface Failure {
  readonly message: string;
  readonly retry: () => void;
}

/**
 * What is found for the text once typing pauses, or why nothing could be found. Both are empty while the search is under way
 * and for a text that has changed since.
 */
export function useFound<Sought, Answer, Key extends readonly unknown[]>(
  written: Sought,
  queryOf: (query: Sought) => UseQueryOptions<Answer, Error, Answer, Key>,
): { data: Answer | undefined; failure: Failure | null } {
  const query = useSettled(written, searchPause);
  const { data, error, isFetching, refetch } = useQuery(queryOf(query));
  if (query !== written) return { data: undefined, failure: null };
  const failed = data === undefined && !isFetching ? error : null;
  return {
    data,
    failure: failed && { message: failed.message, retry: () => void refetch() },
  };
}
