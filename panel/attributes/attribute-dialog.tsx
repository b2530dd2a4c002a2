import { useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import type { AdminAttribute } from '#lib/contract/goods-tree.ts';
import { readAttributes, saveAttribute } from '#panel/attributes/calls.ts';
import { OptionsField } from '#panel/attributes/options-field.tsx';
import { attributeTexts, kindTitles } from '#panel/attributes/texts.ts';
import { bodyOf, fitted, type Values, valuesOf } from '#panel/attributes/values.ts';
import { CallError } from '#panel/client.ts';
import { shownText, ThingDialog } from '#panel/goods/thing-dialog.tsx';
import { treeTexts } from '#panel/goods/tree-texts.ts';
import { useThingForm } from '#panel/goods/use-thing-form.ts';
import { texts } from '#panel/texts.ts';
import { SelectField, SwitchField } from '#panel/ui/choices.tsx';
import { NumberField, TextField } from '#panel/ui/fields.tsx';
import { showToast } from '#panel/ui/toast.tsx';

const kinds = ['choice', 'range', 'switch', 'text'] as const satisfies AdminAttribute['kind'][];
const kindOptions = kinds.map((value) => ({ value, label: kindTitles[value] }));
const labels = {
  key: attributeTexts.key,
  kind: attributeTexts.kind,
  title: treeTexts.title,
  groupTitle: attributeTexts.group,
  unit: attributeTexts.unit,
  position: treeTexts.position,
  isFilter: attributeTexts.filter,
  isHighlight: attributeTexts.highlight,
  options: attributeTexts.options,
} as const;

/** A field as two people compare it. */
function shownOf(name: keyof Values, values: Values): string {
  const value = values[name];
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value !== 'object') return shownText(value);
  const named = values.options.map(({ label, value: address }) =>
    address === '' ? label : `${label} (${address})`,
  );
  return named.join('، ') || texts.nothing;
}

interface Props {
  /** Null for a new one. */
  attribute: AdminAttribute | null;
  onClose: () => void;
}

/** Creates an attribute, or changes one. */
export default function AttributeDialog({ attribute, onClose }: Props) {
  const [optionFaults, setOptionFaults] = useState<Readonly<Record<string, string>>>({});
  const thing = useThingForm({
    thing: attribute,
    valuesOf,
    send: async (values, base) => {
      setOptionFaults({});
      try {
        return await saveAttribute({ ...bodyOf(values), ...base });
      } catch (error) {
        if (error instanceof CallError && error.status === 422) setOptionFaults(error.fields);
        throw error;
      }
    },
    read: readAttributes,
    fit: fitted,
    onSaved: ({ title }) => showToast(treeTexts.saved(title)),
    onClose,
  });
  const { form, register, fault } = thing;
  const kind = useWatch({ control: form.control, name: 'kind' });
  return (
    <ThingDialog
      title={attribute?.title ?? attributeTexts.add}
      onClose={onClose}
      form={thing}
      valuesOf={valuesOf}
      labels={labels}
      show={shownOf}
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
    </ThingDialog>
  );
}
