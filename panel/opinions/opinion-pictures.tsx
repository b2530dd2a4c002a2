import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { WaitingOpinion } from '#lib/contract/opinion.ts';
import type { JudgedReviewPicture } from '#lib/contract/review.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { call } from '#panel/client.ts';
import { opinionsChanged } from '#panel/opinions/calls.ts';
import { opinionTexts as words } from '#panel/opinions/texts.ts';
import { Button } from '#panel/ui/button.tsx';
import { PrivatePicture } from '#panel/ui/private-picture.tsx';

type Of = Pick<WaitingOpinion, 'id' | 'revision' | 'pictures'>;

/** The pictures of a review, each of which can be refused alone. */
export function OpinionPictures({ item }: { item: Of }) {
  const { id, revision } = item;
  const [pictures, setPictures] = useState(item.pictures);
  const { mutate, isPending } = useMutation({
    mutationFn: (judged: { picture: string; isRefused: boolean }) =>
      call<JudgedReviewPicture>('Judge-Review-Picture', { id, revision, ...judged }),
    onSuccess: (answer) => setPictures(answer.pictures),
    onSettled: () => void opinionsChanged(),
  });
  if (pictures.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-3" aria-label={words.pictures}>
      {pictures.map(({ id: picture, isRefused }, at) => (
        <li key={picture} className="grid gap-1" data-refused={isRefused}>
          <PrivatePicture
            from="Get-Review-Picture"
            id={picture}
            label={words.picture(formatNumber(at + 1))}
          />
          <Button
            size="s"
            aria-pressed={isRefused}
            aria-label={words.refusePictureOf(formatNumber(at + 1))}
            onClick={() => {
              if (!isPending) mutate({ picture, isRefused: !isRefused });
            }}
          >
            {isRefused ? words.pictureRefused : words.refusePicture}
          </Button>
        </li>
      ))}
    </ul>
  );
}
