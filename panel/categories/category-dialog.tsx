import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { Controller } from 'react-hook-form';
import type { AdminCategory } from '#lib/contract/goods-tree.ts';
import { readCategories, saveCategory } from '#panel/categories/calls.ts';
import { categoryTexts } from '#panel/categories/texts.ts';
import { attributesQuery } from '#panel/goods/calls.ts';
import { Picture } from '#panel/goods/picture.tsx';
import { shownText, ThingDialog } from '#panel/goods/thing-dialog.tsx';
import { SeoFields } from '#panel/goods/seo-fields.tsx';
import { treeTexts } from '#panel/goods/tree-texts.ts';
import { pictureTypes, uploadPicture } from '#panel/media/upload.ts';
import { useThingForm } from '#panel/goods/use-thing-form.ts';
import { texts } from '#panel/texts.ts';
import { Button } from '#panel/ui/button.tsx';
import type { Option } from '#panel/ui/choices.tsx';
import { ChipsField } from '#panel/ui/chips-field.tsx';
import { TextField } from '#panel/ui/fields.tsx';
import { showFailure, showToast } from '#panel/ui/toast.tsx';

interface PictureProps {
  hash: string | null;
  onChange: (hash: string | null) => void;
}

function PictureField({ hash, onChange }: PictureProps) {
  const file = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const choose = async (chosen: File) => {
    setIsBusy(true);
    try {
      onChange((await uploadPicture(chosen)).hash);
    } catch (error) {
      showFailure(error);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div className="field">
      <span className="label">{categoryTexts.picture}</span>
      <div className="flex flex-wrap items-center gap-3">
        {hash === null ? null : <Picture hash={hash} width={160} className="thumb size-14" />}
        <input
          ref={file}
          type="file"
          hidden
          accept={pictureTypes}
          aria-label={categoryTexts.picture}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            target.value = '';
            if (chosen) void choose(chosen);
          }}
        />
        <Button size="s" isBusy={isBusy} onClick={() => file.current?.click()}>
          {hash === null ? categoryTexts.choosePicture : categoryTexts.changePicture}
        </Button>
        {hash === null ? null : (
          <Button size="s" look="quiet" onClick={() => onChange(null)}>
            {categoryTexts.removePicture}
          </Button>
        )}
      </div>
    </div>
  );
}

interface Props {
  /** Null for a new one. */
  category: AdminCategory | null;
  /** Of a new one; null for the top. */
  parent: AdminCategory | null;
  onClose: () => void;
}

const labels = {
  title: treeTexts.title,
  slug: treeTexts.slug,
  seoText: treeTexts.seoText,
  seoDescription: treeTexts.seoDescription,
  seoKeywords: treeTexts.seoKeywords,
  pictureHash: categoryTexts.picture,
  attributeIds: categoryTexts.attributes,
} as const;

const plain = {
  title: '',
  slug: '',
  seoText: '',
  seoDescription: '',
  seoKeywords: '',
  pictureHash: null,
  attributeIds: [],
};

function defaultsOf(category: AdminCategory | null) {
  const { title, slug, seoText, seoDescription, seoKeywords, pictureHash, attributeIds } =
    category ?? plain;
  return { title, slug, seoText, seoDescription, seoKeywords, pictureHash, attributeIds };
}

type Values = ReturnType<typeof defaultsOf>;

/** A field as two people compare it: pictures are seen, attributes named. */
function shownOf(name: keyof Values, values: Values, attributes: readonly Option[]): ReactNode {
  if (name === 'pictureHash') {
    const { pictureHash: hash } = values;
    return hash === null ? (
      texts.nothing
    ) : (
      <Picture hash={hash} width={160} className="thumb size-14" />
    );
  }
  if (name !== 'attributeIds') return shownText(values[name]);
  const named = values.attributeIds.map(
    (id) => attributes.find(({ value }) => value === String(id))?.label ?? String(id),
  );
  return shownText(named.join('، '));
}

/** Creates a category, or changes one. */
export default function CategoryDialog({ category, parent, onClose }: Props) {
  const { data } = useQuery(attributesQuery);
  const thing = useThingForm({
    thing: category,
    valuesOf: defaultsOf,
    send: (values, base) => saveCategory({ ...values, ...base, parentId: parent?.id ?? 0 }),
    read: readCategories,
    onSaved: ({ title }) => showToast(treeTexts.saved(title)),
    onClose,
  });
  const { form, register, fault } = thing;
  const attributes = (data?.items ?? []).map(({ id, title, groupTitle }) => ({
    value: String(id),
    label: `${groupTitle} › ${title}`,
  }));
  const newTitle = categoryTexts.addTitle(parent?.title ?? categoryTexts.wholeShop);
  return (
    <ThingDialog
      title={category?.title ?? newTitle}
      onClose={onClose}
      form={thing}
      valuesOf={defaultsOf}
      labels={labels}
      show={(name, values) => shownOf(name, values, attributes)}
    >
      <TextField label={treeTexts.title} error={fault('title')} {...register('title')} />
      <TextField
        label={treeTexts.slug}
        hint={treeTexts.slugHint}
        error={fault('slug')}
        {...register('slug')}
      />
      <Controller
        control={form.control}
        name="pictureHash"
        render={({ field }) => <PictureField hash={field.value} onChange={field.onChange} />}
      />
      <Controller
        control={form.control}
        name="attributeIds"
        render={({ field }) => (
          <ChipsField
            label={categoryTexts.attributes}
            hint={categoryTexts.attributesHint}
            placeholder={treeTexts.choose}
            options={attributes}
            values={field.value.map(String)}
            error={fault('attributeIds')}
            onChange={(chosen) => field.onChange(chosen.map(Number))}
          />
        )}
      />
      <SeoFields form={thing} />
      <TextField
        label={treeTexts.seoKeywords}
        error={fault('seoKeywords')}
        {...register('seoKeywords')}
      />
    </ThingDialog>
  );
}
