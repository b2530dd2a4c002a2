import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatNumber } from '#lib/text/toman.ts';
import { addPages, readPageNames } from '#panel/setup/first-things.ts';
import { pageTemplates } from '#panel/setup/page-templates.ts';
import { Step, type StepProps } from '#panel/setup/step.tsx';
import { setupTexts as words } from '#panel/setup/texts.ts';
import { CheckField } from '#panel/ui/choices.tsx';
import { State } from '#panel/ui/states.tsx';
import { showToast } from '#panel/ui/toast.tsx';
import '../settings/settings.css';

/** Pages from templates. */
export function PagesStep({ isDone, onNext, ...ways }: StepProps) {
  const { data: there } = useQuery({
    queryKey: ['pages', 'names'],
    queryFn: readPageNames,
  });
  const [left, setLeft] = useState<readonly string[]>([]);
  const wanted = pageTemplates.filter(({ name }) => !left.includes(name));
  const isAllThere = pageTemplates.every(({ name }) => there?.has(name));
  const { mutate, isPending } = useMutation({
    mutationFn: () => addPages(wanted),
    onSuccess: (count) => {
      showToast(words.pagesMade(formatNumber(count)));
      onNext();
    },
  });
  const isNothing = isAllThere || wanted.length === 0;
  return (
    <Step
      {...ways}
      label={isNothing || isDone ? words.go : words.makePages}
      isBusy={isPending}
      onGo={() => (isNothing ? onNext() : mutate())}
    >
      <ul className="box" aria-label={words.choosePages}>
        {pageTemplates.map(({ name, title, description }) => (
          <li key={name} className="feed-row">
            {there?.has(name) ? (
              <>
                <span className="font-label">{title}</span>
                <State kind="good">{words.there}</State>
              </>
            ) : (
              <>
                <CheckField
                  checked={!left.includes(name)}
                  onChange={(isWanted) =>
                    setLeft(isWanted ? left.filter((each) => each !== name) : [...left, name])
                  }
                >
                  {title}
                </CheckField>
                <span className="small faint">{description}</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </Step>
  );
}
