import { treeTexts } from '#panel/goods/tree-texts.ts';
import { texts } from '#panel/texts.ts';
import { Note } from '#panel/ui/states.tsx';

interface Props<Of> {
  /** What the form began from, and what is stored now; null as long as nobody else changed it. */
  before: Of | null;
  now: Of | null;
  /** Fields that are compared. */
  titles: Readonly<Partial<Record<keyof Of & string, string>>>;
}

const shown = (value: unknown): string => {
  if (value === '' || value === null) return texts.nothing;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** Says what somebody else changed meanwhile; saving again replaces it. */
export function NowNote<Of extends object>({ before, now, titles }: Props<Of>) {
  if (before === null || now === null) return null;
  const fields = Object.entries(titles).filter(
    ([name]) => shown(Reflect.get(before, name)) !== shown(Reflect.get(now, name)),
  );
  return (
    <Note kind="wait">
      <p>{treeTexts.staleText}</p>
      <dl className="grid gap-1 pt-2">
        {fields.map(([name, title]) => (
          <div key={name}>
            <dt className="small faint">{`${String(title)}، ${texts.now}`}</dt>
            <dd className="line-clamp-3">{shown(Reflect.get(now, name))}</dd>
          </div>
        ))}
      </dl>
    </Note>
  );
}
