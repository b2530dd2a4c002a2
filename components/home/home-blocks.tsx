import { createElement, Fragment, type ReactNode } from 'react';
import { PostSection } from '#components/blog/post-section.tsx';
import { Banners, Hero } from '#components/home/hero.tsx';
import { homeTexts } from '#components/home/texts.ts';
import { couponNotes } from '#components/product/coupon-notes.tsx';
import { ProductCards } from '#components/product/product-cards.tsx';
import { ProductRail } from '#components/product/product-rail.tsx';
import { SectionBoundary } from '#components/states/section-boundary.tsx';
import { BrandMark } from '#components/ui/icon.tsx';
import { knownBrand } from '#components/ui/mark-names.ts';
import { Picture } from '#components/ui/picture.tsx';
import type { HomeBlock } from '#lib/contract/home.ts';
import { cardFacts } from '#lib/product/card-facts.ts';

type Block<Type extends HomeBlock['type']> = Extract<HomeBlock, { type: Type }>;

/** The blocks of the home page, in order. Banners that follow a slider are shown beside it. */
export function HomeBlocks({ blocks }: { blocks: readonly HomeBlock[] }) {
  return createElement(Fragment, null, ...blocks.map(guarded));
}

function guarded(...place: Parameters<typeof blockOf>): ReactNode {
  const content = blockOf(...place);
  return content === null ? null : <SectionBoundary>{content}</SectionBoundary>;
}

function blockOf(block: HomeBlock, index: number, blocks: readonly HomeBlock[]): ReactNode {
  switch (block.type) {
    case 'slider': {
      const next = blocks[index + 1];
      return <Hero slides={block.data} banners={next?.type === 'banners' ? next.data : []} />;
    }
    case 'banners':
      return blocks[index - 1]?.type === 'slider' ? null : <Banners banners={block.data} />;
    case 'categories':
      return <Categories block={block} />;
    case 'products':
      return block.look === 'offer' ? <Offer block={block} /> : <Products block={block} />;
    case 'brands':
      return <Brands block={block} />;
    case 'blog':
      return <Magazine block={block} />;
  }
}

function Categories({ block }: { block: Block<'categories'> }) {
  return (
    <section className="sec sec-near wrap" aria-label={block.title}>
      <ul className="tiles">
        {block.data.map(({ id, slug, title, image }) => (
          <li key={id}>
            <a href={`/shop/category/${id}/${slug}`}>
              <span className="pic">
                <Picture image={image} alt="" sizes="(min-width: 62rem) 142px, 22vw" load="eager" />
              </span>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Offer({ block }: { block: Block<'products'> }) {
  if (block.data.length === 0) return null;
  return (
    <section className="sec wrap" aria-label={block.title}>
      <div className="offer">
        <div className="offer-head">
          <div>
            <h2>{block.title}</h2>
            <p>{block.text}</p>
          </div>
          {block.url ? (
            <a className="btn btn-outline btn-sm more" href={block.url}>
              {homeTexts.all}
            </a>
          ) : null}
        </div>
        <div className="rail">
          <ProductCards cards={block.data.map(cardFacts)} notes={couponNotes(block.data)} />
        </div>
      </div>
    </section>
  );
}

function Products({ block }: { block: Block<'products'> }) {
  const more = block.url ? { url: block.url, label: homeTexts.allProducts } : undefined;
  return (
    <ProductRail
      id={`rail-${block.data[0]?.websiteCode ?? 0}`}
      title={block.title}
      more={more}
      products={block.data}
    />
  );
}

/** One desktop row. */
const shownPosts = 3;

function Magazine({ block }: { block: Block<'blog'> }) {
  if (block.data.length === 0) return null;
  return (
    <PostSection
      id="magazine-title"
      title={block.title}
      more={block.url ? { url: block.url, label: homeTexts.allPosts } : null}
      posts={block.data.slice(0, shownPosts)}
    />
  );
}

function Brands({ block }: { block: Block<'brands'> }) {
  return (
    <section className="sec sec-low wrap" aria-labelledby="brands-title">
      <div className="sec-head">
        <h2 id="brands-title">{block.title}</h2>
        {block.url ? (
          <a className="link more" href={block.url}>
            {homeTexts.all}
          </a>
        ) : null}
      </div>
      <ul className="brands">
        {block.data.map(({ id, slug, title, titleEn }) => {
          const mark = knownBrand(titleEn);
          return (
            <li key={id}>
              <a
                href={`/shop/brand/${id}/${slug}`}
                aria-label={mark === undefined ? undefined : title}
              >
                {mark === undefined ? title : <BrandMark name={mark} />}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
