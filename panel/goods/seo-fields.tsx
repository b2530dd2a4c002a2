import type { FieldValues, Path, UseFormRegister } from 'react-hook-form';
import { treeTexts } from '#panel/goods/tree-texts.ts';
import { TextArea, TextField } from '#panel/ui/fields.tsx';

interface Seo extends FieldValues {
  seoText: string;
  seoDescription: string;
}

interface Props<Values extends Seo> {
  form: {
    register: UseFormRegister<Values>;
    fault: (name: Path<Values>) => string | undefined;
  };
}

/** What search engines read of a list: the text below it, and its description. */
export function SeoFields<Values extends Seo>({ form: { register, fault } }: Props<Values>) {
  const [text, description] = ['seoText' as Path<Values>, 'seoDescription' as Path<Values>];
  return (
    <>
      <TextArea
        label={treeTexts.seoText}
        hint={treeTexts.htmlHint}
        rows={5}
        error={fault(text)}
        {...register(text)}
      />
      <TextField
        label={treeTexts.seoDescription}
        error={fault(description)}
        {...register(description)}
      />
    </>
  );
}
