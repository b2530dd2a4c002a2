'use client';

import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

interface OwnPictureProps {
  id: string;
  alt: string;
  children?: ReactNode;
}

/** A picture of the member's review, also before it is approved. */
export function OwnPicture({ id, alt, children }: OwnPictureProps) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let made: string | null = null;
    let isOver = false;
    const load = async () => {
      const { readPicture } = await import('#lib/opinion/picture-client.ts');
      const outcome = await readPicture(id);
      if (isOver || outcome === null || !('answer' in outcome)) return;
      made = URL.createObjectURL(outcome.answer);
      setUrl(made);
    };
    load().catch(() => {});
    return () => {
      isOver = true;
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [id]);
  return (
    <span className="own-picture">
      {url === null ? null : <img src={url} alt={alt} />}
      {children}
    </span>
  );
}
