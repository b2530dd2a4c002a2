'use client';

import type { ReactNode } from 'react';
import { useOwnPicture } from '#components/account/use-own-picture.ts';

const read = async (id: string) => (await import('#lib/opinion/picture-client.ts')).readPicture(id);

interface OwnPictureProps {
  id: string;
  alt: string;
  children?: ReactNode;
}

/** A picture of the member's review, also before it is approved. */
export function OwnPicture({ id, alt, children }: OwnPictureProps) {
  const url = useOwnPicture(id, read);
  return (
    <span className="own-picture">
      {url === null ? null : <img src={url} alt={alt} />}
      {children}
    </span>
  );
}
