import {
  type Control,
  Controller,
  type FieldValues,
  type Path,
  type UseFormRegister,
} from 'react-hook-form';
import { HtmlField } from '#panel/editor/html-field.tsx';
import { treeTexts } from '#panel/goods/tree-texts.ts';
import { TextField } from '#panel/ui/fields.tsx';

interface Seo extends FieldValues {
  seoText: string;
  seoDescription: string;
}

interface Props<Values extends Seo> {
  /** Of `useThingForm`. */
  form: {
    readonly form: { readonly control: Control<Values> };
    readonly before: Values;
    readonly register: UseFormRegister<Values>;
    readonly fault: (name: Path<Values>) => string | undefined;
  };
}

/** What search engines read of a list: the text below it, and its description. */
export function SeoFields<Values extends Seo>({
  form: { form, before, register, fault },
}: Props<Values>) {
  const [text, description] = ['seoText' as Path<Values>, 'seoDescription' as Path<Values>];
  return (
    <>
      <Controller
        control={form.control}
        name={text}
        render={({ field: { value, onChange } }) => (
          <HtmlField
            label={treeTexts.seoText}
            html={value}
            stored={before.seoText}
            maxLength={100_000}
            error={fault(text)}
            onChange={onChange}
          />
        )}
      />
      <TextField
        label={treeTexts.seoDescription}
        error={fault(description)}
        {...register(description)}
      />
    </>
  );
}
