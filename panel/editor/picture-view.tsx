import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react';
import { CircleAlert, X } from 'lucide-react';
import { useId } from 'react';
import { editorTexts } from '#panel/editor/texts.ts';
import { isAlt } from '#panel/editor/facts.ts';
import { IconButton } from '#panel/ui/button.tsx';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A picture with its two texts; the first is demanded. */
export function PictureView({ node, selected, updateAttributes, deleteNode }: ReactNodeViewProps) {
  const [src, alt, caption] = [node.attrs['src'], node.attrs['alt'], node.attrs['caption']].map(
    textOf,
  );
  const id = useId();
  const isMissing = !isAlt(alt ?? '');
  return (
    <NodeViewWrapper className="set-picture" data-on={selected ? '' : undefined}>
      <span className="set-picture-frame" data-drag-handle>
        <img src={src} alt={alt} />
        <IconButton label={editorTexts.removePicture} onClick={deleteNode}>
          <X className="i" aria-hidden="true" />
        </IconButton>
      </span>
      <span className="input" data-invalid={isMissing ? '' : undefined}>
        <input
          type="text"
          aria-label={editorTexts.alt}
          placeholder={editorTexts.alt}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? id : undefined}
          maxLength={300}
          value={alt}
          onChange={(event) => updateAttributes({ alt: event.target.value })}
        />
      </span>
      {isMissing ? (
        <span id={id} className="hint hint-bad">
          <CircleAlert className="i i-s" aria-hidden="true" />
          {editorTexts.noAlt}
        </span>
      ) : null}
      <span className="input">
        <input
          type="text"
          aria-label={editorTexts.caption}
          placeholder={editorTexts.caption}
          maxLength={300}
          value={caption}
          onChange={(event) => updateAttributes({ caption: event.target.value })}
        />
      </span>
    </NodeViewWrapper>
  );
}
