import { useQuery } from '@tanstack/react-query';
import { partQuery, rereadPart, savePart, type TextsPart } from '#panel/appearance/calls.ts';
import { ConflictOf } from '#panel/content/conflict-of.tsx';
import { useContentForm } from '#panel/content/use-content-form.ts';
import { queries } from '#panel/queries.ts';
import { setupQuery } from '#panel/setup/calls.ts';
import { isBadge } from '#panel/setup/enamad.ts';
import { Step, type StepProps } from '#panel/setup/step.tsx';
import { setupTexts as words } from '#panel/setup/texts.ts';
import { texts } from '#panel/texts.ts';
import { TextArea } from '#panel/ui/fields.tsx';
import { Failed } from '#panel/ui/states.tsx';

interface Values {
  eNamad: string;
}
const valuesOf = ({ eNamad }: TextsPart): Values => ({ eNamad });

/** Changes the badges alone; the rest of the footer stays as it was read. */
async function saveBadges({ eNamad }: Values, from: TextsPart): Promise<TextsPart> {
  const { revision, ...rest } = from;
  const saved = await savePart('texts', { ...rest, eNamad }, revision);
  await queries.invalidateQueries({ queryKey: setupQuery.queryKey });
  return saved;
}

function BadgeForm({ part, onNext, ...ways }: StepProps & { part: TextsPart }) {
  const form = useContentForm<Values, TextsPart>({
    saved: part,
    empty: { eNamad: '' },
    valuesOf,
    missingOf: ({ eNamad }) => (isBadge(eNamad) ? {} : { eNamad: words.noBadge }),
    send: (values, from) => saveBadges(values, from ?? part),
    reread: () => rereadPart('texts'),
    done: onNext,
  });
  return (
    <Step {...ways} isBusy={form.isBusy} onGo={form.save}>
      <TextArea
        label={words.badge}
        hint={words.badgeHint}
        error={form.faults['eNamad']}
        dir="ltr"
        rows={5}
        maxLength={20_000}
        spellCheck={false}
        value={form.values.eNamad}
        onChange={({ target }) => form.set('eNamad', target.value)}
      />
      <ConflictOf
        form={form}
        labels={{ eNamad: words.badge }}
        show={(name, shown) => shown[name] || texts.nothing}
      />
    </Step>
  );
}

/** The trust badge in the footer. */
export function EnamadStep(props: StepProps) {
  const { data, error, refetch } = useQuery(partQuery('texts'));
  if (data) return <BadgeForm part={data} {...props} />;
  return error ? <Failed error={error} onRetry={refetch} /> : <span className="skeleton" />;
}
