import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { chatTexts as texts } from '#components/chat/texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import { IslandPicture } from '#components/ui/island-picture.tsx';
import { MixedText } from '#components/ui/mixed-text.tsx';
import { trailStore } from '#lib/calls/trail.ts';
import { type About, aboutPage, isSent } from '#lib/chat/about.ts';
import type { ChatLog } from '#lib/chat/log.ts';
import type { Outbox } from '#lib/chat/outbox.ts';
import { sendCard } from '#lib/chat/send.ts';
import { chatStore } from '#lib/chat/store.ts';
import { getCards } from '#lib/product/client.ts';
import { recentProducts } from '#lib/product/recent-products.ts';
import { toPersianDigits } from '#lib/text/digits.ts';

interface Shown {
  name: string;
  image: string;
}

/** Name and picture of a product; null until they are known. */
function useProduct(code: number | null): Shown | null {
  const [product, setProduct] = useState<(Shown & { code: number }) | null>(null);
  useEffect(() => {
    if (code === null) return undefined;
    let isWanted = true;
    const read = async () => {
      // Without an answer there is nothing to send.
      const [card] = await getCards([code]).catch(() => []);
      if (isWanted && card) setProduct({ code, name: card.nameFa, image: card.image });
    };
    void read();
    return () => {
      isWanted = false;
    };
  }, [code]);
  return product?.code === code ? product : null;
}

/** What the page is about, also after the router has shown another one. */
function useAbout(): About | null {
  useStore(trailStore);
  return aboutPage(location.pathname, recentProducts());
}

/** Whether the box offers it. Before the talk it shows the product that the first message takes along. */
const isOffered = (about: About, log: ChatLog | null, outbox: Outbox): boolean =>
  (log !== null || (about.isHere && about.kind === 'product')) &&
  !isSent(about, [...(log?.messages ?? []), ...outbox]);

/**
 * The product or order of this page, or the product looked at last, to be sent as a card.
 * @param log null before the talk
 */
export function AboutStrip({ log }: { log: ChatLog | null }) {
  const about = useAbout();
  const outbox = useStore(chatStore, (chat) => chat.outbox);
  const product = useProduct(about?.kind === 'product' ? about.number : null);
  if (about === null || !isOffered(about, log, outbox)) return null;
  if (about.kind === 'product' && product === null) return null;
  return (
    <div className="chat-strip">
      {product === null ? (
        <Icon name="shopping-bag" />
      ) : (
        <span className="pic">
          <IslandPicture image={product.image} alt="" sizes="44px" load="eager" />
        </span>
      )}
      <p className="chat-one-line">
        <Words about={about} name={product?.name ?? null} />
      </p>
      {log === null ? null : (
        <button type="button" className="link" onClick={() => sendCard(about.kind, about.number)}>
          {texts.sendCard}
        </button>
      )}
    </div>
  );
}

function Words({ about, name }: { about: About; name: string | null }) {
  if (name === null) return texts.order(toPersianDigits(about.number));
  return (
    <>
      {about.isHere ? texts.thisProduct : texts.lastProduct} <MixedText>{name}</MixedText>
    </>
  );
}
