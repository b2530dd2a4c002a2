import type { ReactNode } from 'react';
import { IslandPicture } from '#components/ui/island-picture.tsx';
import { MixedText } from '#components/ui/mixed-text.tsx';
import type { Subject } from '#components/account/opinions/subject.ts';

interface AboutProps {
  subject: Subject;
  children?: ReactNode;
}

/** What an opinion is about; a link while that has a page. */
export function About({ subject: { name, image, href }, children }: AboutProps) {
  const words = <MixedText>{name}</MixedText>;
  return (
    <div className="flex items-center gap-3">
      {image === '' ? null : (
        <span className="pic w-14 flex-none overflow-hidden rounded-12">
          <IslandPicture image={image} alt="" sizes="56px" />
        </span>
      )}
      <div className="min-w-0">
        <p className="font-label [overflow-wrap:anywhere]">
          {href === null ? (
            words
          ) : (
            <a className="hover:text-amber-ink" href={href}>
              {words}
            </a>
          )}
        </p>
        {children}
      </div>
    </div>
  );
}
