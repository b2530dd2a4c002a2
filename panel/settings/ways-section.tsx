import { toPersianDigits } from '#lib/text/digits.ts';
import type { SellingDraft } from '#panel/settings/selling-draft.ts';
import { sellingTexts as words } from '#panel/settings/selling-texts.ts';
import { SwitchField } from '#panel/ui/choices.tsx';
import { NumberField, TextField } from '#panel/ui/fields.tsx';

interface Props {
  values: Pick<SellingDraft, 'onDelivery' | 'cardToCard'>;
  faults: Readonly<Record<string, string>>;
  onDelivery: (value: SellingDraft['onDelivery']) => void;
  onCard: (value: SellingDraft['cardToCard']) => void;
}

/** The fault of a field or of anything in it. */
const faultIn = (faults: Props['faults'], field: string): string | undefined =>
  Object.entries(faults).find(([name]) => name === field || name.startsWith(`${field}.`))?.[1];

/** Payment on delivery and from card to card. */
export function WaysSection({ values, faults, onDelivery, onCard }: Props) {
  const { onDelivery: delivery, cardToCard: card } = values;
  return (
    <section className="section">
      <h2>{words.ways}</h2>
      <SwitchField checked={delivery.isOn} onChange={(isOn) => onDelivery({ ...delivery, isOn })}>
        {words.onDelivery}
      </SwitchField>
      {delivery.isOn ? (
        <div className="cols">
          <TextField
            label={words.towns}
            hint={words.townsHint}
            error={faultIn(faults, 'onDelivery.cities')}
            maxLength={2_000}
            value={delivery.towns}
            onChange={({ target }) => onDelivery({ ...delivery, towns: target.value })}
          />
          <NumberField
            label={words.most}
            unit={words.toman}
            error={faults['onDelivery.most']}
            min={0}
            max={1_000_000_000_000}
            step={1_000}
            value={delivery.most}
            onChange={(most) => onDelivery({ ...delivery, most })}
          />
        </div>
      ) : null}
      <SwitchField checked={card.isOn} onChange={(isOn) => onCard({ ...card, isOn })}>
        {words.cardToCard}
      </SwitchField>
      {card.isOn ? (
        <>
          <p className="small muted">{words.cardAsked}</p>
          <div className="cols">
            <TextField
              label={words.card}
              hint={words.cardHint}
              error={faults['cardToCard.card']}
              isLatin
              inputMode="numeric"
              maxLength={40}
              value={toPersianDigits(card.card)}
              onChange={({ target }) => onCard({ ...card, card: target.value })}
            />
            <TextField
              label={words.owner}
              error={faults['cardToCard.owner']}
              maxLength={100}
              value={card.owner}
              onChange={({ target }) => onCard({ ...card, owner: target.value })}
            />
            <NumberField
              label={words.hours}
              unit={words.hour}
              error={faults['cardToCard.hours']}
              min={1}
              max={720}
              value={card.hours}
              onChange={(hours) => onCard({ ...card, hours })}
            />
          </div>
        </>
      ) : null}
    </section>
  );
}
