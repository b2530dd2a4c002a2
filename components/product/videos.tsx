import { pageTexts } from '#components/product/product-page-texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import { MixedText } from '#components/ui/mixed-text.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { aparatTexts } from '#lib/content/texts.ts';
import type { ProductVideo } from '#lib/contract/product.ts';
import { placeOf } from '#lib/product/videos.ts';
import { formatDuration } from '#lib/text/duration.ts';

interface VideosProps {
  videos: readonly ProductVideo[];
}

/**
 * The product's videos: links that open them above the page (`followInPlace`), or directly without
 * JavaScript. Nothing of a video, nor of Aparat, is loaded before a press.
 */
export function Videos({ videos }: VideosProps) {
  if (videos.length === 0) return null;
  return (
    <section id="videos" aria-labelledby="videos-title">
      <h2 id="videos-title">{pageTexts.videos}</h2>
      <ul className="films">
        {videos.map((video) => (
          <li key={video.file ?? video.aparat}>
            <Film video={video} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Film({ video }: { video: ProductVideo }) {
  const { title, poster, seconds, aparat } = video;
  const place = placeOf(video);
  if (place === null) return null;
  return (
    <a
      className="film"
      href={place.href}
      rel="noopener"
      data-title={title}
      data-frame={place.frame}
    >
      <span className="film-poster pic">
        <Picture image={poster} alt="" sizes="(min-width: 48rem) 24rem, 92vw" />
        <Icon name="play" />
        {seconds === null ? null : <small>{formatDuration(seconds)}</small>}
      </span>
      <b>
        <span className="sr-only">{`${aparatTexts.play}: `}</span>
        <MixedText>{title}</MixedText>
      </b>
      {aparat === null ? null : <small>{aparatTexts.from}</small>}
    </a>
  );
}

/** Link from the images to the first video. */
export function VideoChip({ videos: [video] }: VideosProps) {
  const place = video === undefined ? null : placeOf(video);
  if (video === undefined || place === null) return null;
  return (
    <a
      className="film film-chip"
      href={place.href}
      rel="noopener"
      data-title={video.title}
      data-frame={place.frame}
    >
      <Icon name="play" className="i-s" />
      {aparatTexts.play}
    </a>
  );
}
