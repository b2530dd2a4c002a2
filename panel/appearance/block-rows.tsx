import {
  ArrowDown,
  ArrowUp,
  Columns2,
  Eye,
  EyeOff,
  Image,
  LayoutGrid,
  type LucideIcon,
  Newspaper,
  Package,
  Tags,
  Trash2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { formatNumber } from '#lib/text/toman.ts';
import { type Block, type BlockType, countOf, faultsAt } from '#panel/appearance/blocks.ts';
import { homeTexts, typeWords } from '#panel/appearance/home-texts.ts';
import { SortableList, SortableRow } from '#panel/appearance/sortable.tsx';
import { lookTexts } from '#panel/appearance/texts.ts';
import { IconButton } from '#panel/ui/button.tsx';
import { moved } from '#panel/ui/moved.ts';
import { showToast } from '#panel/ui/toast.tsx';

const signs: Readonly<Record<BlockType, LucideIcon>> = {
  slider: Image,
  banners: Columns2,
  products: Package,
  categories: LayoutGrid,
  brands: Tags,
  blog: Newspaper,
};

export const nameOf = ({ title, type }: Block): string => title || typeWords[type];
const aboutOf = (block: Block): string =>
  block.isHidden
    ? lookTexts.hidden
    : [
        block.title === '' ? '' : typeWords[block.type],
        homeTexts.count[block.type](formatNumber(countOf(block))),
      ]
        .filter(Boolean)
        .join('، ');

interface Props {
  blocks: readonly Block[];
  chosen: string | null;
  faults: Readonly<Record<string, string>>;
  onChoose: (key: string | null) => void;
  onChange: (blocks: readonly Block[]) => void;
  /** Takes a removal back, into the blocks as they are then. */
  onBringBack: (block: Block, at: number) => void;
  /** The fields of the chosen block. */
  form: ReactNode;
}

type ActsProps = Pick<Props, 'blocks' | 'onChange' | 'onBringBack'> & { at: number };

function Acts({ blocks, at, onChange, onBringBack }: ActsProps) {
  const block = blocks[at];
  if (!block) return null;
  const remove = () => {
    onChange(blocks.filter((each) => each !== block));
    showToast(lookTexts.removed(nameOf(block)), () => onBringBack(block, at));
  };
  return (
    <span className="sort-acts">
      <IconButton
        size="s"
        label={lookTexts.up}
        disabled={at === 0}
        onClick={() => onChange(moved(blocks, at, at - 1))}
      >
        <ArrowUp className="i i-s" aria-hidden="true" />
      </IconButton>
      <IconButton
        size="s"
        label={lookTexts.down}
        disabled={at === blocks.length - 1}
        onClick={() => onChange(moved(blocks, at, at + 1))}
      >
        <ArrowDown className="i i-s" aria-hidden="true" />
      </IconButton>
      <IconButton size="s" label={`${lookTexts.remove} ${nameOf(block)}`} onClick={remove}>
        <Trash2 className="i i-s" aria-hidden="true" />
      </IconButton>
    </span>
  );
}

/** The blocks in their order. */
export function BlockRows({
  blocks,
  chosen,
  faults,
  onChoose,
  onChange,
  onBringBack,
  form,
}: Props) {
  const hide = (block: Block) =>
    onChange(blocks.map((each) => (each === block ? { ...each, isHidden: !each.isHidden } : each)));
  return (
    <SortableList label={lookTexts.home} onMove={(from, to) => onChange(moved(blocks, from, to))}>
      {blocks.map((block, at) => {
        const isOn = block.key === chosen;
        const Sign = signs[block.type];
        const word = block.isHidden ? lookTexts.show : lookTexts.hide;
        return (
          <SortableRow
            key={block.key}
            id={block.key}
            index={at}
            name={nameOf(block)}
            isOn={isOn}
            isWrong={Object.keys(faultsAt(faults, at)).length > 0}
            form={isOn ? form : null}
          >
            <button
              type="button"
              className="sort-name"
              aria-expanded={isOn}
              onClick={() => onChoose(isOn ? null : block.key)}
            >
              <Sign className="i" aria-hidden="true" />
              <span className="sort-about">
                <span className={block.isHidden ? 'truncate faint' : 'font-label truncate'}>
                  {nameOf(block)}
                </span>
                <span className="small faint truncate">{aboutOf(block)}</span>
              </span>
            </button>
            {isOn ? <Acts {...{ blocks, at, onChange, onBringBack }} /> : null}
            <IconButton size="s" label={`${word}: ${nameOf(block)}`} onClick={() => hide(block)}>
              {block.isHidden ? (
                <EyeOff className="i i-s" aria-hidden="true" />
              ) : (
                <Eye className="i i-s" aria-hidden="true" />
              )}
            </IconButton>
          </SortableRow>
        );
      })}
    </SortableList>
  );
}
