import { useQuery } from '@tanstack/react-query';
import type { AdminAttribute } from '#lib/contract/goods-tree.ts';
import type { AttributeValue } from '#lib/contract/goods-product.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { attributesOfQuery } from '#panel/goods/calls.ts';
import { Section } from '#panel/product/section.tsx';
import { groupsOf, valueOf, withSpec } from '#panel/product/specs.ts';
import { specTexts } from '#panel/product/spec-texts.ts';
import { productTexts } from '#panel/product/texts.ts';
import type { ProductForm } from '#panel/product/use-product-form.ts';
import { ChipsField } from '#panel/ui/chips-field.tsx';
import { SelectField } from '#panel/ui/choices.tsx';
import { NumberField, TextField } from '#panel/ui/fields.tsx';
import { Failed } from '#panel/ui/states.tsx';

interface SpecProps {
  attribute: AdminAttribute;
  value: AttributeValue | null;
  error: string | undefined;
  onChange: (value: AttributeValue | null) => void;
}

const switches = [
  { value: '', label: specTexts.unknown },
  { value: 'yes', label: specTexts.yes },
  { value: 'no', label: specTexts.no },
];

function switchValue(value: AttributeValue | null): string {
  if (value === null || !('isOn' in value)) return '';
  return value.isOn ? 'yes' : 'no';
}

/** A field by the attribute's kind. */
function Spec({ attribute, value, error, onChange }: SpecProps) {
  const { id, title, unit, kind, options } = attribute;
  if (kind === 'choice') {
    return (
      <ChipsField
        label={title}
        error={error}
        placeholder={productTexts.choose}
        options={options.map((option) => ({ value: String(option.id), label: option.label }))}
        values={value && 'optionIds' in value ? value.optionIds.map(String) : []}
        onChange={(chosen) =>
          onChange(chosen.length === 0 ? null : { attributeId: id, optionIds: chosen.map(Number) })
        }
      />
    );
  }
  if (kind === 'range') {
    return (
      <NumberField
        label={title}
        unit={unit}
        decimals={3}
        error={error}
        value={value && 'number' in value ? value.number : null}
        onChange={(number) => onChange(number === null ? null : { attributeId: id, number })}
      />
    );
  }
  if (kind === 'switch') {
    return (
      <SelectField
        label={title}
        error={error}
        options={switches}
        value={switchValue(value)}
        onChange={(chosen) =>
          onChange(chosen === '' ? null : { attributeId: id, isOn: chosen === 'yes' })
        }
      />
    );
  }
  return (
    <TextField
      label={title}
      unit={unit}
      maxLength={1_000}
      error={error}
      value={value && 'text' in value ? value.text : ''}
      onChange={({ target }) =>
        onChange(target.value === '' ? null : { attributeId: id, text: target.value })
      }
    />
  );
}

/** Attributes that products of the category are asked for. */
export default function SpecsSection({ form }: { form: ProductForm }) {
  const { values, set, fault } = form;
  const { categoryId } = values;
  const { data, error, refetch } = useQuery({
    ...attributesOfQuery(categoryId ?? 0),
    enabled: categoryId !== null,
  });
  const attributes = data?.items ?? [];
  const known = new Set(attributes.map(({ id }) => id));
  const filled = values.attributes.filter(({ attributeId }) => known.has(attributeId)).length;
  const others = values.attributes.length - filled;
  const groups = groupsOf(attributes);
  return (
    <Section
      id="specs"
      title={productTexts.specs}
      note={attributes.length > 0 ? specTexts.filled(filled, attributes.length) : null}
    >
      {categoryId === null ? <p className="medium muted">{specTexts.chooseCategory}</p> : null}
      {error ? <Failed error={error} onRetry={refetch} /> : null}
      {data && attributes.length === 0 ? <p className="medium muted">{specTexts.none}</p> : null}
      {groups.map(({ title, items }) => (
        <fieldset key={title} className="grid gap-3">
          <legend className={groups.length > 1 ? 'mb-2 font-label' : 'sr-only'}>{title}</legend>
          <div className="cols cols-3">
            {items.map((attribute) => (
              <Spec
                key={attribute.id}
                attribute={attribute}
                value={valueOf(values.attributes, attribute.id)}
                error={fault(`attributes.${attribute.id}`)}
                onChange={(value) =>
                  set('attributes', withSpec(values.attributes, attribute.id, value))
                }
              />
            ))}
          </div>
        </fieldset>
      ))}
      {data && others > 0 ? (
        <p className="small faint">{specTexts.others(toPersianDigits(others))}</p>
      ) : null}
    </Section>
  );
}
