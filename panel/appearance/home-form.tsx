import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { paths } from '#lib/contract/paths.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { BlockRows, nameOf } from '#panel/appearance/block-rows.tsx';
import {
  type Block,
  blocksOf,
  broughtBack,
  type BlockType,
  faultsAt,
  newBlock,
  savedBlocks,
} from '#panel/appearance/blocks.ts';
import { type HomePart, rereadPart, savePart } from '#panel/appearance/calls.ts';
import { homeTexts, typeWords } from '#panel/appearance/home-texts.ts';
import { PartPage } from '#panel/appearance/part-page.tsx';
import { lookTexts } from '#panel/appearance/texts.ts';
import { useContentForm } from '#panel/content/use-content-form.ts';
import { Button } from '#panel/ui/button.tsx';
import { ActionMenu } from '#panel/ui/menu.tsx';
import { showToast } from '#panel/ui/toast.tsx';

const BlockForm = lazy(() => import('#panel/appearance/block-form.tsx'));

const types = [
  'slider',
  'banners',
  'products',
  'categories',
  'brands',
  'blog',
] as const satisfies readonly BlockType[];

interface HomeValues {
  blocks: readonly Block[];
}
const savedOf = ({ blocks }: HomeValues) => ({ blocks: savedBlocks(blocks) });

/** The blocks of the home page in their order, and the fields of the chosen one. */
export function HomeForm({ part }: { part: HomePart }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [added, setAdded] = useState(0);
  const form = useContentForm({
    saved: part,
    empty: { blocks: [] },
    valuesOf: (saved: HomePart): HomeValues => ({ blocks: blocksOf(saved) }),
    send: (values, from) => savePart('home', savedOf(values), from?.revision ?? 0),
    reread: () => rereadPart('home'),
    done: () => {
      setChosen(null);
      showToast(lookTexts.published);
    },
  });
  const { blocks } = form.values;
  const at = blocks.findIndex(({ key }) => key === chosen);
  const block = blocks[at];
  const set = (next: readonly Block[]) => form.set('blocks', next);
  const add = (type: BlockType) => {
    const key = `new-${added}`;
    setAdded(added + 1);
    set([...blocks, newBlock(type, key)]);
    setChosen(key);
  };
  return (
    <PartPage
      part="home"
      title={lookTexts.home}
      name={lookTexts.home}
      path={paths.home}
      savedOf={savedOf}
      form={form}
      labels={{ blocks: lookTexts.home }}
      show={(_name, values) => lookTexts.blocks(formatNumber(values.blocks.length))}
      faulty={blocks
        .filter((_block, index) => Object.keys(faultsAt(form.faults, index)).length > 0)
        .map(nameOf)}
    >
      <BlockRows
        blocks={blocks}
        chosen={chosen}
        faults={form.faults}
        onChoose={setChosen}
        onChange={set}
        onBringBack={(removed, from) =>
          form.change('blocks', (now) => broughtBack(now, removed, from))
        }
        form={
          block ? (
            <Suspense>
              <BlockForm
                block={block}
                faults={faultsAt(form.faults, at)}
                onChange={(next) =>
                  set(blocks.map((each) => (each.key === next.key ? next : each)))
                }
              />
            </Suspense>
          ) : null
        }
      />
      <ActionMenu
        label={homeTexts.add}
        trigger={
          <Button isWide icon={<Plus className="i i-s" aria-hidden="true" />}>
            {homeTexts.add}
          </Button>
        }
        actions={types.map((type) => ({ label: typeWords[type], onChoose: () => add(type) }))}
      />
      <p className="small faint desk">{lookTexts.keys}</p>
    </PartPage>
  );
}
