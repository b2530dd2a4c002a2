import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  CornerDownLeft,
  type LucideIcon,
  Pencil,
  Plus,
  Signpost,
  Trash2,
} from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { AdminCategory } from '#lib/contract/goods-tree.ts';
import { landingTexts } from '#panel/categories/landing-texts.ts';
import { categoryTexts } from '#panel/categories/texts.ts';
import { treeTexts } from '#panel/goods/tree-texts.ts';
import { Picture } from '#panel/goods/picture.tsx';
import { type Step, type TreeRow, steps } from '#panel/goods/tree.ts';
import { IconButton } from '#panel/ui/button.tsx';
import { ActionMenu } from '#panel/ui/menu.tsx';
import { Handle, useItem } from '#panel/ui/sortable.tsx';

const icons: Readonly<Record<Step, LucideIcon>> = {
  up: ArrowUp,
  down: ArrowDown,
  in: ArrowLeft,
  out: ArrowRight,
};

interface Props {
  row: TreeRow<AdminCategory>;
  at: number;
  isLifted: boolean;
  /** Whether a step leads somewhere. */
  canStep: (step: Step) => boolean;
  onStep: (step: Step) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onEdit: () => void;
  onAdd: () => void;
  onLandings: () => void;
  onRemove: () => void;
}

/** A category with its handle, its buttons and what else can be done. */
export function CategoryRow({
  row: { node, depth },
  at,
  isLifted,
  canStep,
  onStep,
  onKeyDown,
  onEdit,
  onAdd,
  onLandings,
  onRemove,
}: Props) {
  const { id, title, productCount, pictureHash } = node;
  const { setElement, setHandle } = useItem(String(id), at);
  const can = steps.filter(canStep);
  return (
    <li
      ref={setElement}
      className="branch"
      data-category={id}
      data-on={isLifted ? '' : undefined}
      style={{ paddingInlineStart: `calc(${depth} * var(--indent))` }}
    >
      <Handle name={title} setHandle={setHandle} onKeyDown={onKeyDown} />
      {depth > 0 ? <CornerDownLeft className="i i-s faint" aria-hidden="true" /> : null}
      {pictureHash === null ? null : (
        <Picture hash={pictureHash} width={160} className="thumb size-8" />
      )}
      <button type="button" className="branch-name" onClick={onEdit}>
        <span className="font-label">{title}</span>
        <span className="small faint">{treeTexts.productCount(productCount)}</span>
      </button>
      <span className="desk-flex">
        {steps.map((step) => {
          const Icon = icons[step];
          return (
            <IconButton
              key={step}
              size="s"
              label={categoryTexts.step(categoryTexts[step], title)}
              disabled={!can.includes(step)}
              onClick={() => onStep(step)}
            >
              <Icon className="i i-s" aria-hidden="true" />
            </IconButton>
          );
        })}
      </span>
      <ActionMenu
        label={treeTexts.more(title)}
        actions={[
          { label: treeTexts.edit(title), icon: Pencil, onChoose: onEdit },
          { label: categoryTexts.addBelow, icon: Plus, onChoose: onAdd },
          { label: landingTexts.title, icon: Signpost, onChoose: onLandings },
          null,
          ...can.map((step) => ({
            label: categoryTexts[step],
            icon: icons[step],
            onChoose: () => onStep(step),
          })),
          null,
          { label: treeTexts.remove, icon: Trash2, isDanger: true, onChoose: onRemove },
        ]}
      />
    </li>
  );
}
