import { useEffect, useState } from 'react';
import type { Outcome } from '#lib/session/try-call.ts';

/**
 * The address of a picture that only its member may read; null until it is loaded, and where it cannot be.
 * @param read the same function at each render
 */
export function useOwnPicture(
  id: string,
  read: (id: string) => Promise<Outcome<Blob>>,
): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let made: string | null = null;
    let isOver = false;
    const load = async () => {
      const outcome = await read(id);
      if (isOver || outcome === null || !('answer' in outcome)) return;
      made = URL.createObjectURL(outcome.answer);
      setUrl(made);
    };
    load().catch(() => {});
    return () => {
      isOver = true;
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [id, read]);
  return url;
}
