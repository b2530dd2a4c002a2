import { type SyntheticEvent, useRef } from 'react';
import { chatTexts as texts } from '#components/chat/texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import { IslandPicture } from '#components/ui/island-picture.tsx';
import { MixedText } from '#components/ui/mixed-text.tsx';
import { isFileOver, readAround } from '#lib/chat/talk.ts';
import type { ChatMessage, OrderCardOfChat, ProductCardOfChat } from '#lib/contract/chat.ts';
import { availabilityCodes } from '#lib/contract/codes.ts';
import { paths } from '#lib/contract/paths.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { numericDate } from '#lib/text/order-date.ts';
import { formatNumber } from '#lib/text/toman.ts';

/** A product that was sent, with its price of that moment. */
export function ProductCard({ product }: { product: ProductCardOfChat }) {
  const { websiteCode, nameFa, slug, image, price, availability } = product;
  const isSold = price !== null && availability === availabilityCodes.available;
  return (
    <div className="chat-card">
      {image === '' ? (
        <span className="chat-card-sign">
          <Icon name="package" className="i-l" />
        </span>
      ) : (
        <span className="pic">
          <IslandPicture image={image} alt="" sizes="72px" load="lazy" />
        </span>
      )}
      <div>
        <b>
          <MixedText>{nameFa}</MixedText>
        </b>
        {isSold ? <Amount value={price} /> : <small>{texts.unpriced}</small>}
        <a className="link more" href={paths.product(websiteCode, slug)}>
          {texts.seeProduct}
        </a>
      </div>
    </div>
  );
}

const Amount = ({ value }: { value: number }) => (
  <span className="chat-price">
    {`${formatNumber(value)} `}
    <small>{texts.toman}</small>
  </span>
);

/** An order that was sent, as it was at that moment. */
export function OrderCard({ order }: { order: OrderCardOfChat }) {
  const { number, total, createdAt } = order;
  return (
    <div className="chat-card">
      <span className="chat-card-sign">
        <Icon name="shopping-bag" className="i-l" />
      </span>
      <div>
        <b>{texts.order(toPersianDigits(number))}</b>
        <Amount value={total} /> <small>{numericDate(createdAt)}</small>
        <a className="link more" href={paths.order(number)}>
          {texts.seeOrder}
        </a>
      </div>
    </div>
  );
}

/** A picture or PDF that was sent; its address is signed, and ends. */
export function Attachment({ message }: { message: ChatMessage }) {
  const link = useRef<HTMLAnchorElement>(null);
  const isRenewed = useRef(false);
  const { attachment } = message;
  if (attachment === null) return null;
  const { name, type, size, url } = attachment;
  const open = async (event: SyntheticEvent) => {
    if (!isFileOver(message)) return;
    event.preventDefault();
    // Once the new address is drawn.
    if (await readAround(message)) setTimeout(() => link.current?.click());
  };
  if (type === 'application/pdf') {
    return (
      <a
        ref={link}
        className="chat-file"
        href={url}
        download={name}
        rel="noopener"
        onClick={(event) => void open(event)}
      >
        <Icon name="file-text" className="i-l" />
        <span>
          <b dir="auto">{name}</b>
          <small>
            {texts.pdf}، {texts.megabytes(size)}
          </small>
        </span>
      </a>
    );
  }
  return (
    <a
      ref={link}
      className="chat-picture"
      href={url}
      target="_blank"
      rel="noopener"
      onClick={(event) => void open(event)}
    >
      <img
        src={url}
        alt={texts.picture}
        width={168}
        height={105}
        onLoad={() => {
          isRenewed.current = false;
        }}
        onError={() => {
          // Once, as a picture that is broken stays so.
          if (!isRenewed.current) void readAround(message);
          isRenewed.current = true;
        }}
      />
    </a>
  );
}
