import { SliderPager } from '#components/home/slider-pager.tsx';
import { homeTexts } from '#components/home/texts.ts';
import { MixedText } from '#components/ui/mixed-text.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { ScrollButtons } from '#components/ui/scroll-buttons.tsx';
import type { Promotion } from '#lib/contract/home.ts';

const sliderId = 'slides';

interface HeroProps {
  slides: readonly Promotion[];
  /** Beside the slider on desktop, below it on phones. */
  banners: readonly Promotion[];
}

const keyOf = ({ image, title }: Promotion): string => `${image} ${title}`;

/** Background behind text, following the colour scheme; `amber` has the quiet one. */
const ground = (tint: Promotion['tint']) => ({
  '--bg': tint === 'amber' ? 'var(--amber-wash)' : `var(--t-${tint})`,
});

/** The home page's slider and banners. Slides move only on request. */
export function Hero({ slides, banners }: HeroProps) {
  return (
    <div className={banners.length > 0 ? 'hero wrap' : 'hero hero-alone wrap'}>
      <section className="hero-slider" aria-label={homeTexts.slider}>
        <div className="slides" id={sliderId}>
          {slides.map((slide, index) => (
            <Slide key={keyOf(slide)} slide={slide} first={index === 0} />
          ))}
        </div>
        {slides.length > 1 ? (
          <>
            <SliderPager target={sliderId} slides={slides.map(keyOf)} />
            <ScrollButtons target={sliderId} />
          </>
        ) : null}
      </section>
      {banners.length > 0 ? (
        <section className="minis" aria-label={homeTexts.promotions}>
          {banners.map((banner) => (
            <Mini key={keyOf(banner)} banner={banner} />
          ))}
        </section>
      ) : null}
    </div>
  );
}

/** Banners without a slider, side by side on desktop. */
export function Banners({ banners }: { banners: readonly Promotion[] }) {
  return (
    <section className="sec wrap" aria-label={homeTexts.promotions}>
      <div className="minis minis-row">
        {banners.map((banner) => (
          <Mini key={keyOf(banner)} banner={banner} />
        ))}
      </div>
    </section>
  );
}

function Slide({ slide, first }: { slide: Promotion; first: boolean }) {
  return (
    <div className="slide" style={ground(slide.tint)}>
      <div className="slide-text">
        {slide.kicker ? <p className="slide-kicker">{slide.kicker}</p> : null}
        <h2>
          <MixedText>{slide.title}</MixedText>
        </h2>
        <p>
          <MixedText>{slide.text}</MixedText>
        </p>
        <a className="btn btn-primary" href={slide.url}>
          {slide.label}
        </a>
      </div>
      <Picture
        image={slide.image}
        alt={slide.alt}
        sizes="(min-width: 62rem) 496px, (min-width: 48rem) 320px, 42vw"
        load={first ? 'high' : 'lazy'}
      />
    </div>
  );
}

function Mini({ banner }: { banner: Promotion }) {
  return (
    <a className="mini" style={ground(banner.tint)} href={banner.url}>
      <h3>
        <MixedText>{banner.title}</MixedText>
      </h3>
      <p>
        <MixedText>{banner.text}</MixedText>
      </p>
      <span className="link more">{banner.label}</span>
      <Picture
        image={banner.image}
        alt=""
        sizes="(min-width: 62rem) 224px, (min-width: 48rem) 144px, 88px"
        load="eager"
      />
    </a>
  );
}
