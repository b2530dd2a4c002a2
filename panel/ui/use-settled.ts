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

/** What is found for what is written; undefined while that is searched for, and never of an earlier text. */
export function useFound<Answer>(
  written: string,
  queryOf: (query: string) => UseQueryOptions<Answer, Error, Answer, string[]>,
): Answer | undefined {
  const query = useSettled(written, searchPause);
  const { data } = useQuery(queryOf(query));
  return query === written ? data : undefined;
}
