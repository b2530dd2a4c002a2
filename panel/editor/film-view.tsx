import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react';
import { SquarePlay, X } from 'lucide-react';
import { editorTexts } from '#panel/editor/texts.ts';
import { IconButton } from '#panel/ui/button.tsx';

/** A film, by its title: nothing of Aparat is loaded while one writes. */
export function FilmView({ node, selected, deleteNode }: ReactNodeViewProps) {
  const { kind, src, title } = node.attrs;
  const name =
    kind === 'video'
      ? editorTexts.filmFile
      : editorTexts.filmOf(typeof title === 'string' ? title : '');
  return (
    <NodeViewWrapper className="set-card" data-on={selected ? '' : undefined} data-drag-handle>
      <span className="set-card-sign">
        <SquarePlay className="i i-l" aria-hidden="true" />
      </span>
      <span className="set-card-body">
        <span className="font-label">{name}</span>
        <bdi dir="ltr" className="small faint truncate">
          {String(src)}
        </bdi>
      </span>
      <IconButton label={editorTexts.removeCard(name)} size="s" onClick={deleteNode}>
        <X className="i" aria-hidden="true" />
      </IconButton>
    </NodeViewWrapper>
  );
}
