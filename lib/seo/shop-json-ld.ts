import type { ContactPoint, PostalAddress } from 'schema-dts';
import type { MasterData } from '#lib/contract/home.ts';
import { readablePhone } from '#lib/text/phone.ts';

type Shop = MasterData['shop'];

/** The shop's postal address, if set. */
export const addressOf = ({ address }: Pick<Shop, 'address'>): { address?: PostalAddress } =>
  address === undefined
    ? {}
    : {
        address: {
          '@type': 'PostalAddress',
          streetAddress: address.street,
          addressLocality: address.city,
          addressCountry: 'IR',
          ...(address.postalCode === undefined ? {} : { postalCode: address.postalCode }),
        },
      };

const everyDay = [
  'Saturday',
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
] as const;

/** A contact point of customer service. */
const contactPoint = {
  '@type': 'ContactPoint',
  contactType: 'customer service',
  areaServed: 'IR',
  availableLanguage: 'fa',
} as const;

export const emailPoint = (email: string): ContactPoint => ({ ...contactPoint, email });

/** Opening hours apply to the shop's own telephone only. */
export const phonePoint = (
  telephone: string,
  { phone, phoneHours }: Pick<Shop, 'phone' | 'phoneHours'>,
): ContactPoint => ({
  ...contactPoint,
  telephone,
  ...(phoneHours === undefined || readablePhone(telephone) !== readablePhone(phone)
    ? {}
    : {
        hoursAvailable: {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: [...everyDay],
          ...phoneHours,
        },
      }),
});
