import { Picture } from '#panel/goods/picture.tsx';

interface Props {
  /** Hash of its picture; undefined while there is none. */
  hash: string | undefined;
  name: string;
  /** Above the name: the brand, or the kind of post. */
  kicker: string;
  /** «۹۸٬۴۰۰٬۰۰۰ تومان»; '' without. */
  price: string;
  shopName: string;
}

/** The picture of a link, about as the service draws it when the link is first shown. */
export function MadePicture({ hash, name, kicker, price, shopName }: Props) {
  return (
    <div className="link-picture made" aria-hidden="true">
      <div className="made-words">
        {kicker === '' ? null : <span className="made-kicker">{kicker}</span>}
        <span className="made-name">{name}</span>
        {price === '' ? null : <span className="made-price">{price}</span>}
      </div>
      {hash === undefined ? <span /> : <Picture hash={hash} width={480} className="made-picture" />}
      <span className="made-shop">{shopName}</span>
    </div>
  );
}
