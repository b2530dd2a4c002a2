import type { Ref } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { MixedText, NameText } from '#components/ui/mixed-text.tsx';
import type { BasketLine } from '#lib/contract/basket.ts';

interface LineWordsProps {
  line: Pick<BasketLine, 'websiteCode' | 'slug' | 'nameFa' | 'colour' | 'options' | 'guarantee'>;
  /** Level of the heading. */
  level: 2 | 3;
  /** Of the link to the product. */
  name?: Ref<HTMLAnchorElement>;
}

/** Name and variant of a line. */
export function LineWords({ line, level, name }: LineWordsProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="cart-line-words">
      <Heading className="text-14 font-label leading-[1.625rem] lg:text-16">
        <a
          ref={name}
          href={`/shop/product/${line.websiteCode}/${line.slug}`}
          className="hover:text-amber-ink"
        >
          <NameText>{line.nameFa}</NameText>
        </a>
      </Heading>
      <Variant line={line} />
    </div>
  );
}

function Variant({ line }: Pick<LineWordsProps, 'line'>) {
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4 text-13 text-ink-2">
      {line.colour && (
        <li className="flex items-center gap-1.5">
          <span className="dots">
            <i style={{ '--c': line.colour.hex }} />
          </span>
          {line.colour.title}
        </li>
      )}
      {line.options.map(({ title, value }) => (
        <li key={title}>
          <span className="sr-only">{title}: </span>
          <MixedText>{value}</MixedText>
        </li>
      ))}
      {line.guarantee && (
        <li className="flex items-center gap-1.5">
          <Icon name="shield-check" className="i-s" />
          <MixedText>{line.guarantee}</MixedText>
        </li>
      )}
    </ul>
  );
}
