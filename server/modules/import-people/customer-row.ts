import { z } from 'zod';
import { normaliseEmail } from '#lib/rules/email.ts';
import { ShopError } from '#server/errors.ts';
import {
  type FileRecord,
  momentOf,
  numberOf,
  shortened,
  withoutMarkup,
} from '#server/modules/import/record-service.ts';
import type { FileRow } from '#server/modules/import/row-kind-service.ts';
import { judgeAddress } from '#server/modules/member-address/service.ts';
import { mobileOf, nameOf, type Texts, textOf } from '#server/modules/import-people/person.ts';
import { doorOf, provinceOf } from '#server/modules/import-people/place.ts';
import { peopleTexts } from '#server/modules/import-people/texts.ts';

const place = z.object({
  province: z.string(),
  city: z.string(),
  line: z.string(),
  plate: z.string(),
  unit: z.string(),
  postalCode: z.string(),
  receiverName: z.string(),
  receiverMobile: z.string(),
});

/** What a row says of a customer, in the words of the shop. */
export const customerContent = z.object({
  /** `09…` */
  mobile: z.string(),
  /** '' and null: it does not say. */
  name: z.string(),
  email: z.string().nullable(),
  createdAt: z.string().nullable(),
  address: place.nullable(),
});
export type CustomerContent = z.infer<typeof customerContent>;

/** Whether a file can be one of customers, by its first record. */
export const isOfCustomers = ({ texts, item }: FileRecord): boolean =>
  item !== null ||
  ['billingphone', 'useremail', 'email', 'billingemail', 'phone', 'mobile', 'userlogin'].some(
    (field) => texts.has(field),
  );

/** A row of customers. @param lineOf the line of a number that came before */
export function readCustomer(
  { line, texts }: FileRecord,
  lineOf: ReadonlyMap<string, number>,
): FileRow {
  const said: FileRow['said'] = [];
  const note = (text: string) => said.push({ head: '', text });
  const { name, refused } = nameOf(texts);
  const email = emailOf(texts);
  const row = {
    line,
    name: name === '' ? shortened(email ?? refused) : name,
    externalId: numberOf(textOf(texts, 'id', 'customerid', 'userid')),
    said,
  };
  const { mobile, written } = mobileOf(texts);
  const before = mobile === null ? undefined : lineOf.get(mobile);
  if (mobile === null || before !== undefined) {
    if (before !== undefined) note(peopleTexts.mobileTwice(before));
    else note(written === '' ? peopleTexts.noMobile : peopleTexts.wrongMobile(written));
    return { ...row, state: 'skipped', content: null };
  }
  if (refused !== '') note(peopleTexts.wrongName(refused));
  if (email === null && textOf(texts, ...emailFields) !== '') note(peopleTexts.wrongEmail);
  const content: CustomerContent = {
    mobile,
    name,
    email,
    createdAt: joinedAt(texts, note),
    address: addressOf(texts, { name, mobile }, note),
  };
  return { ...row, state: 'read', content };
}

const emailFields = ['email', 'useremail', 'billingemail'];

function emailOf(texts: Texts): string | null {
  const found = emailFields.map((field) => textOf(texts, field)).find(Boolean) ?? '';
  return found.length > 300 ? null : normaliseEmail(found);
}

function joinedAt(texts: Texts, note: (text: string) => void): string | null {
  const utc = textOf(texts, 'datecreatedgmt');
  const written =
    utc || textOf(texts, 'datecreated', 'userregistered', 'dateregistered', 'registered');
  const moment = momentOf(written, utc !== '');
  if (moment === null && written !== '') note(peopleTexts.wrongDate(shortened(written, 30)));
  return moment;
}

interface Owner {
  readonly name: string;
  readonly mobile: string;
}

/** An address as the shop keeps them, of the parcel before that of the bill; null when none of them fits. */
function addressOf(
  texts: Texts,
  owner: Owner,
  note: (text: string) => void,
): CustomerContent['address'] {
  const judged = ['shipping', 'billing'].flatMap((kind) => {
    const written = writtenAddress(texts, kind, owner);
    return written === null ? [] : [judge(written)];
  });
  const fitting = judged.find((each) => 'address' in each);
  if (fitting && 'address' in fitting) return fitting.address;
  const [first] = judged;
  if (first && 'why' in first) note(peopleTexts.noPlace(first.why));
  return null;
}

function judge(
  written: NonNullable<CustomerContent['address']>,
): { address: CustomerContent['address'] } | { why: string } {
  try {
    return { address: judgeAddress(written) };
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    return { why: Object.values(error.fields ?? {})[0] ?? error.message };
  }
}

/** What the file says of an address, in the parts that the shop has; null without a street. */
function writtenAddress(texts: Texts, kind: string, owner: Owner): CustomerContent['address'] {
  const part = (...names: string[]) =>
    withoutMarkup(textOf(texts, ...names.map((name) => kind + name)));
  const first = part('address1', 'addressline1', 'address');
  if (first === '') return null;
  const second = part('address2', 'addressline2');
  const door = doorOf(first, second);
  const isDoor = door.plate !== '' && second.startsWith(door.plate);
  const receiver = [part('firstname'), part('lastname')].filter(Boolean).join(' ');
  return {
    ...door,
    province: provinceOf(part('state', 'statecode')),
    city: part('city'),
    line: isDoor || second === '' ? first : `${first}، ${second}`,
    postalCode: part('postcode', 'postalcode'),
    receiverName: receiver === '' ? owner.name : receiver,
    receiverMobile: owner.mobile,
  };
}
