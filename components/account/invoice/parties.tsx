'use client';

import { inWords } from '#components/account/addresses/in-words.ts';
import { invoiceTexts as texts } from '#components/account/invoice/texts.ts';
import { MixedText } from '#components/ui/mixed-text.tsx';
import type { OrderAnswer } from '#lib/contract/member-order.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { readablePhone } from '#lib/text/phone.ts';
import { readableMobile } from '#lib/text/readable-mobile.ts';

/** What the whole shop says of itself. */
export interface Seller {
  readonly name: string;
  readonly phone: string;
  /** Street and city; '' where the shop names none. */
  readonly address: string;
  readonly postalCode: string;
  /** Without the scheme. */
  readonly site: string;
}

interface SellerPartyProps {
  seller: Seller;
  codes: NonNullable<OrderAnswer['invoice']>['seller'];
}

/** The seller, with the codes the tax office asks for. */
export function SellerParty({ seller, codes }: SellerPartyProps) {
  return (
    <Party
      title={texts.seller}
      facts={[
        { label: texts.name, value: codes.name === '' ? seller.name : codes.name },
        { label: texts.nationalId, digits: codes.nationalId },
        { label: texts.economicCode, digits: codes.economicCode },
        { label: texts.registration, digits: codes.registration },
        { label: texts.address, value: seller.address },
        { label: texts.postalCode, digits: seller.postalCode },
        { label: texts.phone, digits: readablePhone(seller.phone) },
      ]}
    />
  );
}

/** The company the invoice is made out to, or the receiver. */
export function BuyerParty({ order: { buyer, address } }: { order: OrderAnswer }) {
  if (buyer === null && address === null) return <Party title={texts.buyer} note={texts.noBuyer} />;
  return (
    <Party
      title={texts.buyer}
      facts={[
        { label: texts.name, value: buyer?.name ?? address?.receiverName },
        { label: texts.nationalId, digits: buyer?.nationalId },
        { label: texts.economicCode, digits: buyer?.economicCode },
        { label: texts.address, value: address === null ? '' : inWords(address) },
        { label: texts.postalCode, digits: address?.postalCode },
        {
          label: texts.phone,
          digits: address === null ? '' : readableMobile(address.receiverMobile),
        },
      ]}
      note={address === null ? texts.noAddress : ''}
    />
  );
}

interface Fact {
  readonly label: string;
  readonly value?: string | undefined;
  /** In place of `value`, for numbers. */
  readonly digits?: string | undefined;
}

interface PartyProps {
  title: string;
  /** Those without a value are left out. */
  facts?: readonly Fact[];
  note?: string;
}

const noFacts: readonly Fact[] = [];

function Party({ title, facts = noFacts, note = '' }: PartyProps) {
  return (
    <section className="invoice-party" aria-label={title}>
      <h2>{title}</h2>
      <p>
        {facts.map((fact) => (
          <FactShown key={fact.label} {...fact} />
        ))}
        {note === '' ? null : <span>{note}</span>}
      </p>
    </section>
  );
}

function FactShown({ label, value = '', digits = '' }: Fact) {
  if (value === '' && digits === '') return null;
  return (
    <span>
      {label}{' '}
      <b>
        {digits === '' ? (
          <MixedText>{value}</MixedText>
        ) : (
          <bdi dir="ltr">{toPersianDigits(digits)}</bdi>
        )}
      </b>
    </span>
  );
}
