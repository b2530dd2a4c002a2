import { ExternalLink, Minus, Plus, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import type { WaitingOpinion } from '#lib/contract/opinion.ts';
import { paths } from '#lib/contract/paths.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { lastSeen } from '#lib/text/last-seen.ts';
import { isolateLatin } from '#lib/text/mixed-text.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { OpinionPictures } from '#panel/opinions/opinion-pictures.tsx';
import { pastOf } from '#panel/opinions/past.ts';
import { kindTitles, opinionTexts as words } from '#panel/opinions/texts.ts';
import { Avatar } from '#panel/ui/avatar.tsx';
import { Tag } from '#panel/ui/states.tsx';
import { Thumb } from '#panel/ui/thumb.tsx';
import { useNow } from '#panel/ui/use-now.ts';
import '#panel/styles/opinions.css';

const stars = [1, 2, 3, 4, 5];

function Stars({ given }: { given: number }) {
  return (
    <p className="flex items-center gap-2">
      <span className="stars" aria-hidden="true">
        {stars.map((each) => (
          <Star key={each} data-on={each <= given ? '' : undefined} />
        ))}
      </span>
      <span className="medium muted">{words.stars(formatNumber(given))}</span>
    </p>
  );
}

/** Who wrote it, when, and what they wrote before. */
function Author({ item }: { item: WaitingOpinion }) {
  const { id, kind, author, isBuyer, isShop, writtenAt, member } = item;
  const now = useNow();
  return (
    <div className="flex items-center gap-3">
      <Avatar name={author} seed={id} size="l" />
      <div className="grid min-w-0">
        <h2 className="opinion-author">
          <span className="truncate">{author}</span>
          <Tag>{kindTitles[kind]}</Tag>
          {isBuyer ? <Tag kind="good">{words.buyer}</Tag> : null}
          {isShop ? <Tag kind="info">{words.shop}</Tag> : null}
        </h2>
        <p className="small faint">
          <time dateTime={writtenAt}>{lastSeen(writtenAt, now)}</time>
          {member ? (
            <>
              {' · '}
              <bdi dir="ltr">{toPersianDigits(member.mobile)}</bdi>
            </>
          ) : null}
          {` · ${pastOf(member)}`}
        </p>
      </div>
    </div>
  );
}

interface PointsProps {
  title: string;
  points: readonly string[];
  sign: ReactNode;
}

function Points({ title, points, sign }: PointsProps) {
  if (points.length === 0) return null;
  return (
    <ul className="grid gap-1" aria-label={title}>
      {points.map((point) => (
        <li key={point} className="flex items-center gap-2">
          <span aria-hidden="true">{sign}</span>
          <span dir="auto">{point}</span>
        </li>
      ))}
    </ul>
  );
}

/** A text as its author wrote it, with the question it answers. */
export function OpinionText({ item }: { item: WaitingOpinion }) {
  const { asked, stars: given, body } = item;
  return (
    <div className="grid gap-4">
      <Author item={item} />
      {given === null ? null : <Stars given={given} />}
      {asked === null ? null : (
        <blockquote className="asked">
          <p className="small faint">{words.asked}</p>
          <p className="whitespace-pre-line">{asked.body}</p>
        </blockquote>
      )}
      <p className="opinion-text" dir="auto">
        {body}
      </p>
      <Points title={words.good} points={item.good} sign={<Plus className="i i-s" />} />
      <Points title={words.bad} points={item.bad} sign={<Minus className="i i-s" />} />
      <OpinionPictures item={item} />
    </div>
  );
}

/** What it is about, with a link to its page. */
export function AboutBox({ item: { product, post } }: { item: WaitingOpinion }) {
  if (product) {
    const { websiteCode, slug, nameFa, image, isThere } = product;
    return (
      <section className="box about-box" aria-label={words.product}>
        {image === '' ? null : <Thumb image={image} size={56} />}
        <div className="grid min-w-0">
          {isThere ? (
            <a
              href={paths.product(websiteCode, slug)}
              target="_blank"
              rel="noreferrer"
              className="link"
            >
              {isolateLatin(nameFa)} <ExternalLink className="i i-s inline" aria-hidden="true" />
            </a>
          ) : (
            <span className="font-label">{isolateLatin(nameFa)}</span>
          )}
          {isThere ? null : <span className="small faint">{words.productGone}</span>}
        </div>
      </section>
    );
  }
  if (!post) return null;
  return (
    <section className="box about-box" aria-label={words.post}>
      <a href={paths.post(post.id, post.slug)} target="_blank" rel="noreferrer" className="link">
        {isolateLatin(post.title)} <ExternalLink className="i i-s inline" aria-hidden="true" />
      </a>
    </section>
  );
}
