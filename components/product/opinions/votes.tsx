'use client';

import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { voteTexts } from '#components/product/opinions/vote-texts.ts';
import { plain } from '#components/ui/plain-click.ts';
import type { ReviewVotes } from '#lib/contract/review.ts';
import { showPictures } from '#lib/dialogs/store.ts';
import { loadPressed } from '#lib/parts.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { showToast } from '#lib/toasts/store.ts';

/** Where the votes on a review are drawn, in place of the counts that the page was made with. */
interface Place {
  id: number;
  element: Element;
}

const placesIn = (list: Element): Place[] =>
  [...list.querySelectorAll('[data-review]')].map((element) => ({
    id: Number(element.getAttribute('data-review')),
    element,
  }));

const calls = () => import('#lib/opinion/vote-client.ts');

/** The votes on all reviews of a list, read by one call. Without them the counts of the page stay. */
export default function Votes({ list }: { list: Element }) {
  const [places] = useState(() => placesIn(list));
  const [votes, setVotes] = useState<readonly ReviewVotes[]>([]);
  useEffect(() => {
    const read = async () => {
      const outcome = await (await calls()).readVotes(places.map(({ id }) => id));
      if (outcome !== null && 'answer' in outcome) setVotes(outcome.answer.items);
    };
    if (places.length > 0) read().catch(() => {});
  }, [places]);
  useEffect(() => {
    const open = (event: Event) => openPicture(event);
    list.addEventListener('click', open);
    return () => list.removeEventListener('click', open);
  }, [list]);
  const learn = (now: ReviewVotes) =>
    setVotes((before) => before.map((each) => (each.id === now.id ? now : each)));
  return places.map(({ id, element }) => {
    const known = votes.find((each) => each.id === id);
    if (known === undefined || known.isOwn) return null;
    return createPortal(<Buttons votes={known} learn={learn} />, element, String(id));
  });
}

/** Shows the pictures of a review above the page; with a key held the link does what browsers do. */
function openPicture(event: Event): void {
  const { target } = event;
  const pressed =
    target instanceof Element ? target.closest<HTMLAnchorElement>('.taken > a') : null;
  if (pressed === null || !(event instanceof MouseEvent) || !plain(event)) return;
  event.preventDefault();
  const links = [...(pressed.parentElement?.querySelectorAll('a') ?? [])];
  const pictures = links.map((link) => ({
    image: link.getAttribute('data-image') ?? '',
    alt: link.querySelector('img')?.alt ?? '',
  }));
  showPictures(pictures, links.indexOf(pressed), pressed.href);
}

interface ButtonsProps {
  votes: ReviewVotes;
  learn: (now: ReviewVotes) => void;
}

function Buttons({ votes, learn }: ButtonsProps) {
  const { id, vote } = votes;
  const [isBusy, setIsBusy] = useState(false);
  const press = async (pressed: boolean) => {
    if (isBusy) return;
    setIsBusy(true);
    const part = await loadPressed(calls);
    const outcome = await part?.voteReview({ id, vote: vote === pressed ? null : pressed });
    setIsBusy(false);
    if (!outcome) return;
    if ('answer' in outcome) learn(outcome.answer);
    else void showToast('error', outcome.refusal.sentence);
  };
  const buttons = [
    { is: true, text: voteTexts.yes, count: votes.helpful },
    { is: false, text: voteTexts.no, count: votes.unhelpful },
  ];
  return (
    <fieldset className="vote">
      <legend>{voteTexts.wasHelpful}</legend>
      {buttons.map(({ is, text, count }) => (
        <button
          key={text}
          type="button"
          className="chip chip-sm"
          aria-pressed={vote === is}
          aria-label={voteTexts.votesFor(text, count)}
          onClick={() => void press(is)}
        >
          {text} <span>{formatNumber(count)}</span>
        </button>
      ))}
    </fieldset>
  );
}
