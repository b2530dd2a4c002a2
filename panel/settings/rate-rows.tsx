import { Plus, Trash2 } from 'lucide-react';
import { formatDate } from '#lib/text/date.ts';
import type { RateDraft } from '#panel/settings/selling-draft.ts';
import { sellingTexts as words } from '#panel/settings/selling-texts.ts';
import { Button, IconButton } from '#panel/ui/button.tsx';
import { DateField } from '#panel/ui/date-field.tsx';
import { NumberField } from '#panel/ui/fields.tsx';
import { Note } from '#panel/ui/states.tsx';
import './settings.css';

interface Props {
  rates: readonly RateDraft[];
  faults: Readonly<Record<string, string>>;
  onChange: (rates: readonly RateDraft[]) => void;
}

const most = 20;
const nameOf = ({ day }: RateDraft): string =>
  day === null ? '' : formatDate(`${day}T12:00:00+03:30`);

/** Rates of VAT, each from a day on. Loaded after the screen, for its calendar. */
export default function RateRows({ rates, faults, onChange }: Props) {
  const change = (key: string, some: Partial<RateDraft>) =>
    onChange(rates.map((each) => (each.key === key ? { ...each, ...some } : each)));
  return (
    <>
      {rates.length === 0 ? <Note>{words.noRates}</Note> : null}
      <ul className="grid gap-4" aria-label={words.tax}>
        {rates.map((each, at) => (
          <li key={each.key} className="rate-row">
            <NumberField
              label={words.rate}
              unit={words.percent}
              min={0}
              max={99}
              value={each.rate}
              error={faults[`vat.${at}.rate`]}
              onChange={(rate) => change(each.key, { rate })}
            />
            <DateField
              label={words.from}
              value={each.day}
              error={faults[`vat.${at}.from`]}
              isClearable={false}
              onChange={(day) => change(each.key, { day })}
            />
            <IconButton
              label={words.removeRate(nameOf(each))}
              onClick={() => onChange(rates.filter(({ key }) => key !== each.key))}
            >
              <Trash2 className="i i-s" aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button
        className="justify-self-start"
        icon={<Plus className="i i-s" aria-hidden="true" />}
        disabled={rates.length >= most}
        onClick={() => onChange([...rates, { key: crypto.randomUUID(), day: null, rate: null }])}
      >
        {words.addRate}
      </Button>
    </>
  );
}
