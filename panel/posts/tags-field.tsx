import { useState } from 'react';
import { tagsQuery } from '#panel/posts/calls.ts';
import { postsTexts } from '#panel/posts/texts.ts';
import { ChipList } from '#panel/ui/chip-list.tsx';
import { ComboField } from '#panel/ui/combo-field.tsx';
import { useFound } from '#panel/ui/use-settled.ts';

/** Most tags of a post. */
const most = 10;

const words = {
  add: 'افزودن برچسب',
  new: (title: string) => `برچسب تازه: ${title}`,
  remove: (title: string) => `برداشتن برچسب ${title}`,
  full: 'هر نوشته تا ده برچسب دارد',
} as const;

interface Props {
  value: readonly string[];
  error?: string | undefined;
  onChange: (tags: readonly string[]) => void;
}

/** Tags by their titles; one that is not there yet is made when the post is saved. */
export default function TagsField({ value, error, onChange }: Props) {
  const [written, setWritten] = useState('');
  const query = written.trim();
  const { data, failure } = useFound(query, (text) => ({
    ...tagsQuery(text),
    enabled: value.length < most,
  }));
  // A new one is made without the others, too.
  const known = (failure ? [] : data?.items)?.filter(({ title }) => !value.includes(title));
  const isNew =
    query !== '' && !value.includes(query) && !known?.some(({ title }) => title === query);
  const options = known && [
    ...known.map(({ title }) => ({ value: title, label: title })),
    ...(isNew ? [{ value: query, label: words.new(query) }] : []),
  ];
  return (
    <div className="grid gap-2">
      <ComboField
        label={postsTexts.tags}
        placeholder={words.add}
        hint={value.length >= most ? words.full : undefined}
        error={error}
        options={value.length >= most ? [] : options}
        failure={failure}
        value={null}
        onSearch={setWritten}
        onChange={(chosen) => {
          if (chosen !== null && value.length < most) onChange([...value, chosen.value]);
          setWritten('');
        }}
      />
      <ChipList
        label={postsTexts.tags}
        titles={value}
        removeLabel={words.remove}
        onChange={onChange}
      />
    </div>
  );
}
