import { useQuery } from '@tanstack/react-query';
import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react';
import { CircleAlert, X } from 'lucide-react';
import { toPersianDigits } from '#lib/text/digits.ts';
import { isolateLatin } from '#lib/text/mixed-text.ts';
import { editorTexts } from '#panel/editor/texts.ts';
import { productQuery } from '#panel/goods-choice/calls.ts';
import { priceOf } from '#panel/goods-choice/price.ts';
import { IconButton } from '#panel/ui/button.tsx';
import { Thumb } from '#panel/ui/thumb.tsx';

function Facts({ code }: { code: number }) {
  const { data, error, isPending } = useQuery(productQuery(code));
  if (isPending) return <span className="faint">{editorTexts.readingProduct}</span>;
  // A failed reading says nothing of the product.
  if (error && !data) return <span className="set-card-body text-bad">{error.message}</span>;
  if (!data) {
    return (
      <>
        <span className="set-card-sign">
          <CircleAlert className="i i-l" aria-hidden="true" />
        </span>
        <span className="set-card-body text-bad">
          {editorTexts.goneProduct(toPersianDigits(code))}
        </span>
      </>
    );
  }
  return (
    <>
      <Thumb image={data.image ?? ''} size={80} />
      <span className="set-card-body">
        <span className="font-label">{isolateLatin(data.nameFa)}</span>
        <span className="medium muted">{priceOf(data)}</span>
        <span className="small faint">{editorTexts.alwaysOfShop}</span>
      </span>
    </>
  );
}

/** A product's card, as it is sold now. */
export function ProductView({ node, selected, deleteNode }: ReactNodeViewProps) {
  const code = Number(node.attrs['code']);
  return (
    <NodeViewWrapper className="set-card" data-on={selected ? '' : undefined} data-drag-handle>
      <Facts code={code} />
      <IconButton
        label={editorTexts.removeCard(`${editorTexts.addProduct} ${toPersianDigits(code)}`)}
        size="s"
        onClick={deleteNode}
      >
        <X className="i" aria-hidden="true" />
      </IconButton>
    </NodeViewWrapper>
  );
}
