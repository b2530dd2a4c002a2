import { useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import type { AdminAttribute } from '#lib/contract/goods-tree.ts';
import { readAttributes, saveAttribute } from '#panel/attributes/calls.ts';
import { type FormOption, OptionsField } from '#panel/attributes/options-field.tsx';
import { attributeTexts, kindTitles } from '#panel/attributes/texts.ts';
import { CallError } from '#panel/client.ts';
import { NowNote } from '#panel/goods/now-note.tsx';
import { treeTexts } from '#panel/goods/tree-texts.ts';
import { useThing } from '#panel/goods/use-thing.ts';
import { texts } from '#panel/texts.ts';
import { Button } from '#panel/ui/button.tsx';
import { SelectField, SwitchField } from '#panel/ui/choices.tsx';
import { Dialog } from '#panel/ui/dialog.tsx';
import { NumberField, TextField } from '#panel/ui/fields.tsx';
import { Note } from '#panel/ui/states.tsx';
import { showToast } from '#panel/ui/toast.tsx';
import { useCallForm } from '#panel/ui/use-call-form.ts';

const kinds = ['choice', 'range', 'switch', 'text'] as const satisfies AdminAttribute['kind'][];
const kindOptions = kinds.map((value) => ({ value, label: kindTitles[value] }));
const compared = {
  title: treeTexts.title,
  groupTitle: attributeTexts.group,
  unit: attributeTexts.unit,
  position: treeTexts.position,
  isFilter: attributeTexts.filter,
  isHighlight: attributeTexts.highlight,
  options: attributeTexts.options,
} as const;

interface Values {
  key: string;
  title: string;
  groupTitle: string;
  kind: AdminAttribute['kind'];
  unit: string;
  position: number;
  isFilter: boolean;
  isHighlight: boolean;
  options: FormOption[];
}

const optionsOf = (attribute: AdminAttribute | null): FormOption[] =>
  (attribute?.options ?? []).map((option) => ({ ...option, key: String(option.id) }));

function defaultsOf(attribute: AdminAttribute | null): Values {
  return {
    key: '',
    title: '',
    groupTitle: '',
    kind: 'choice',
    unit: '',
    position: 0,
    isFilter: false,
    isHighlight: false,
    ...attribute,
    options: optionsOf(attribute),
  };
}

/** What the service takes: only a choice has options. */
function bodyOf({ options, ...values }: Values) {
  const { key, title, groupTitle, kind, unit, position, isFilter, isHighlight } = values;
  return {
    key,
    title,
    groupTitle,
    kind,
    unit,
    position,
    isFilter,
    isHighlight,
    options:
      kind === 'choice'
        ? options.map(({ id, label, value }) => ({ ...(id !== undefined && { id }), label, value }))
        : [],
  };
}

interface Props {
  /** Null for a new one. */
  attribute: AdminAttribute | null;
  onClose: () => void;
}

/** Creates an attribute, or changes one. */
export default function AttributeDialog({ attribute, onClose }: Props) {
  const { now, save } = useThing(attribute, readAttributes);
  const [optionFaults, setOptionFaults] = useState<Readonly<Record<string, string>>>({});
  const { form, register, fault, failure, isBusy, submit } = useCallForm({
    defaults: defaultsOf(attribute),
    send: async (values: Values) => {
      setOptionFaults({});
      try {
        return await save((base) => saveAttribute({ ...bodyOf(values), ...base }));
      } catch (error) {
        if (error instanceof CallError && error.status === 422) setOptionFaults(error.fields);
        throw error;
      }
    },
    done: ({ title }) => {
      showToast(treeTexts.saved(title));
      onClose();
    },
  });
  const kind = useWatch({ control: form.control, name: 'kind' });
  return (
    <Dialog
      isOpen
      isDrawer
      isFirm
      title={attribute?.title ?? attributeTexts.add}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button look="primary" type="submit" isBusy={isBusy}>
            {texts.save}
          </Button>
          <Button onClick={onClose}>{texts.cancel}</Button>
        </>
      }
    >
      <TextField label={treeTexts.title} error={fault('title')} {...register('title')} />
      <TextField
        label={attributeTexts.group}
        hint={attributeTexts.groupHint}
        error={fault('groupTitle')}
        {...register('groupTitle')}
      />
      {attribute === null ? (
        <>
          <Controller
            control={form.control}
            name="kind"
            render={({ field }) => (
              <SelectField
                label={attributeTexts.kind}
                hint={attributeTexts.kindFixed}
                options={kindOptions}
                value={field.value}
                error={fault('kind')}
                onChange={field.onChange}
              />
            )}
          />
          <TextField
            label={attributeTexts.key}
            isLatin
            hint={attributeTexts.keyHint}
            error={fault('key')}
            {...register('key')}
          />
        </>
      ) : (
        <p className="small faint">
          {attributeTexts.kind}: {kindTitles[attribute.kind]} · {attributeTexts.key}:{' '}
          <bdi dir="ltr">{attribute.key}</bdi>
        </p>
      )}
      {kind === 'range' || kind === 'text' ? (
        <TextField
          label={attributeTexts.unit}
          hint={attributeTexts.unitHint}
          error={fault('unit')}
          {...register('unit')}
        />
      ) : null}
      {kind === 'choice' ? (
        <Controller
          control={form.control}
          name="options"
          render={({ field }) => (
            <OptionsField options={field.value} onChange={field.onChange} faults={optionFaults} />
          )}
        />
      ) : null}
      <Controller
        control={form.control}
        name="isFilter"
        render={({ field }) => (
          <SwitchField checked={field.value} onChange={field.onChange}>
            {attributeTexts.filter}
          </SwitchField>
        )}
      />
      <Controller
        control={form.control}
        name="isHighlight"
        render={({ field }) => (
          <SwitchField checked={field.value} onChange={field.onChange}>
            {attributeTexts.highlight}
          </SwitchField>
        )}
      />
      <Controller
        control={form.control}
        name="position"
        render={({ field }) => (
          <NumberField
            label={treeTexts.position}
            hint={treeTexts.positionHint}
            min={0}
            max={100_000}
            value={field.value}
            error={fault('position')}
            onChange={(value) => field.onChange(value ?? 0)}
          />
        )}
      />
      {failure ? <Note kind="bad">{failure}</Note> : null}
      <NowNote before={attribute} now={now} titles={compared} />
    </Dialog>
  );
}
