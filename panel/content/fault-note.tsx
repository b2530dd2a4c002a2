import { useEffect, useRef } from 'react';
import { Note } from '#panel/ui/states.tsx';

interface Props {
  /** Of `useContentForm`. */
  form: { readonly faults: Readonly<Record<string, string>>; readonly refusals: number };
  words: (count: number, names: string) => string;
  /** What is wrong, as people call it. */
  names: readonly string[];
}

/** Says what is wrong; each refused save leads to it. */
export function FaultNote({ form: { faults, refusals }, words, names }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals > 0) place.current?.focus();
  }, [refusals]);
  const count = Object.keys(faults).length;
  if (count === 0) return null;
  return (
    <div ref={place} tabIndex={-1} className="fault-note">
      <Note kind="bad">{words(count, names.join('، '))}</Note>
    </div>
  );
}

/** Names of the fields that are wrong, once each. */
export const faultyNames = (
  faults: Readonly<Record<string, string>>,
  labels: Readonly<Record<string, string>>,
): string[] => [
  ...new Set(Object.keys(faults).flatMap((field) => labels[field.split('.')[0] ?? ''] ?? [])),
];
