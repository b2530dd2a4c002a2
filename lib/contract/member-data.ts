import { z } from 'zod';
import { formerOrderData } from '#lib/contract/former-order.ts';

const time = z.string().meta({ description: 'ISO 8601' });
const toman = z.int().nullable().meta({ description: 'Toman' });
const product = {
  websiteCode: z.int().meta({ description: 'Of the product, as in its address' }),
  product: z.string().meta({ description: "The product's name" }),
};
const written = {
  author: z.string().meta({ description: 'The name it is shown with' }),
  text: z.string(),
  state: z
    .enum(['waiting', 'shown', 'refused'])
    .meta({ description: 'Whether the shop has approved it' }),
  reason: z.string().meta({ description: 'Why it was refused, or empty' }),
  createdAt: time,
  writtenAt: time.meta({ description: 'When it was last changed; ISO 8601' }),
  judgedAt: time.nullable().meta({ description: 'When the shop approved or refused it' }),
};

const decided = {
  state: z.string(),
  answer: z.string().meta({ description: "The shop's, or empty" }),
  createdAt: time,
  decidedAt: time.nullable(),
};

/** All that the shop keeps of a member, without secrets: the file a member can save. */
export const memberData = z.object({
  about: z.string().meta({ description: 'What this file is, in Persian' }),
  profile: z.object({
    mobile: z.string(),
    mobileVerifiedAt: time.nullable(),
    name: z.string(),
    email: z.string().nullable(),
    nationalCode: z.string().nullable(),
    role: z.string(),
    blockedAt: time.nullable(),
    createdAt: time,
    updatedAt: time,
  }),
  addresses: z.array(
    z.object({
      province: z.string(),
      city: z.string(),
      line: z.string(),
      plate: z.string(),
      unit: z.string(),
      postalCode: z.string(),
      receiverName: z.string(),
      receiverMobile: z.string(),
      isDefault: z.boolean(),
      createdAt: time,
      updatedAt: time,
    }),
  ),
  basket: z.array(
    z.object({
      ...product,
      variant: z.int(),
      count: z.int(),
      wantedCount: z.int().nullable().meta({ description: 'Before stock ran short' }),
      insurance: z.boolean(),
      seenPrice: toman.meta({ description: 'The price last shown, in toman' }),
      cameFrom: z.string().meta({ description: 'Path of the page before' }),
      addedAt: time,
    }),
  ),
  savedForLater: z.array(
    z.object({
      ...product,
      variant: z.int(),
      count: z.int(),
      insurance: z.boolean(),
      savedAt: time,
    }),
  ),
  orders: z.array(
    z.object({
      number: z.int(),
      createdAt: time,
      updatedAt: time,
      paidAt: time.nullable(),
      status: z.int().meta({ description: 'The order status code, 1 to 6' }),
      delivery: z.string().meta({ description: 'How far it is delivered, or empty' }),
      payment: z.string(),
      lines: z.array(
        z.object({
          ...product,
          options: z.unknown(),
          guarantee: z.string(),
          count: z.int(),
          price: toman,
          insurance: toman,
          discount: toman,
        }),
      ),
      linesTotal: toman,
      discount: toman,
      reductions: z.unknown(),
      freight: toman,
      freightKept: toman.meta({ description: 'Of a parcel that was not taken; toman' }),
      total: toman,
      vat: toman,
      vatRate: z.int().meta({ description: 'Percent' }),
      deliveryMethod: z.unknown(),
      address: z.unknown(),
      invoice: z.int().nullable().meta({ description: 'Its number in the shop’s series' }),
      receipts: z
        .array(
          z.object({
            reference: z.string().meta({ description: 'As you typed it' }),
            picture: z.string().nullable().meta({ description: 'For order/get-picture' }),
            ...decided,
          }),
        )
        .meta({ description: 'Of transfers from card to card' }),
      returns: z.array(
        z.object({
          lines: z.array(
            z.object({
              ...product,
              count: z.int(),
              cause: z.string().nullable(),
              note: z.string().nullable().meta({ description: 'What you wrote about it' }),
              pictures: z.array(z.string()).meta({ description: 'For order/get-picture' }),
            }),
          ),
          isDefective: z.boolean(),
          reason: z.string(),
          ...decided,
        }),
      ),
      refunds: z.array(
        z.object({ amount: toman, state: z.string(), createdAt: time, endedAt: time.nullable() }),
      ),
      invoiceTo: z.unknown().meta({ description: 'The company its invoice is made out to' }),
      clearedAt: time
        .nullable()
        .meta({ description: 'When address and note were removed at your request' }),
      note: z.string(),
      cameFrom: z.string().meta({ description: 'Path of the page before' }),
    }),
  ),
  formerOrders: z.array(formerOrderData).meta({
    description: 'Of the shop’s former software, by the verified mobile number',
  }),
  coupons: z.array(z.object({ code: z.string(), order: z.int(), returnedAt: time.nullable() })),
  favourites: z.array(z.object({ ...product, addedAt: time })),
  favouriteLists: z.array(
    z.object({
      name: z.string(),
      isShared: z.boolean().meta({ description: 'Whether it can be read by a link' }),
      showsName: z.boolean().meta({ description: 'Whether readers see your first name' }),
      createdAt: time,
      removedAt: time.nullable().meta({ description: 'When you deleted it' }),
      products: z.array(z.object({ ...product, addedAt: time })),
    }),
  ),
  backInStockAlerts: z.array(
    z.object({ ...product, variant: z.int(), mobile: z.string(), wantedAt: time }),
  ),
  priceAlerts: z.array(
    z.object({
      ...product,
      variant: z.int(),
      most: toman.meta({ description: 'The highest price of which you are told, in toman' }),
      wantedAt: time,
      dueAt: time.nullable().meta({ description: 'When the price fell to it' }),
    }),
  ),
  reviews: z.array(
    z.object({
      ...product,
      stars: z.int(),
      good: z.array(z.string()),
      bad: z.array(z.string()),
      helpful: z.int().meta({ description: 'How many found it helpful' }),
      unhelpful: z.int(),
      ...written,
    }),
  ),
  reviewPictures: z
    .array(
      z.object({
        id: z.string().meta({ description: 'For member-account/get-review-picture' }),
        review: z.int().nullable(),
        position: z.int(),
        bytes: z.int(),
        isRefused: z.boolean(),
        sentAt: time,
      }),
    )
    .meta({ description: 'Pictures of your reviews' }),
  reviewVotes: z
    .array(z.object({ ...product, author: z.string(), isHelpful: z.boolean(), votedAt: time }))
    .meta({ description: 'Reviews of others that you found helpful or not' }),
  questions: z.array(z.object({ ...product, ...written })),
  answers: z.array(z.object({ question: z.string(), ...written })),
  comments: z.array(z.object({ post: z.string(), ...written })),
  chats: z
    .array(
      z.object({
        name: z.string(),
        mobile: z.string().nullable(),
        state: z.string(),
        about: z.string().meta({ description: 'What it is about: a page, a product or an order' }),
        cameFrom: z.string().meta({ description: 'Path of the page before' }),
        isForm: z.boolean().meta({ description: 'Begun by the form, while nobody was here' }),
        startedAt: time,
        firstReplyAt: time.nullable(),
        lastAt: time.meta({ description: 'Of the latest message; ISO 8601' }),
        closedAt: time.nullable(),
        rating: z.int().nullable().meta({ description: 'Stars you gave' }),
        ratingNote: z.string(),
        messages: z.array(
          z.object({
            from: z.string(),
            staff: z.string().meta({ description: 'Who of the staff wrote it, or empty' }),
            kind: z.string(),
            text: z.string(),
            file: z.string().nullable().meta({ description: 'Name of the file' }),
            sentAt: time,
          }),
        ),
        reports: z
          .array(z.object({ reason: z.string(), at: time, settledAt: time.nullable() }))
          .meta({ description: 'What you reported about it' }),
      }),
    )
    .meta({ description: 'Talks with the shop; files are read in the box' }),
  chatBlocks: z
    .array(z.object({ at: time }))
    .meta({ description: 'Since when you may not write in the chat' }),
  contactMessages: z.array(
    z.object({
      name: z.string(),
      mobile: z.string(),
      subject: z.string(),
      message: z.string(),
      sentAt: time,
    }),
  ),
  newsletter: z.array(z.object({ mobile: z.string(), subscribedAt: time })),
  textMessages: z
    .array(
      z.object({
        mobile: z.string(),
        purpose: z.string(),
        createdAt: time,
        expiresAt: time,
        settledAt: time.nullable(),
        outcome: z.string().nullable(),
      }),
    )
    .meta({ description: 'Of the last days; their words are not kept' }),
  devices: z.array(
    z.object({
      browser: z.string().meta({ description: 'As it names itself (User-Agent)' }),
      isRemembered: z.boolean(),
      createdAt: time,
      lastUsedAt: time,
      expiresAt: time,
    }),
  ),
  knownNetworks: z
    .array(z.object({ seenAt: time }))
    .meta({ description: 'Networks of past logins; their addresses are not kept' }),
  staff: z.array(
    z.object({ since: time, suspendedAt: time.nullable(), roles: z.array(z.string()) }),
  ),
  staffInvitations: z.array(z.object({ name: z.string(), invitedAt: time, expiresAt: time })),
  panelDevices: z
    .array(
      z.object({
        browser: z.string(),
        address: z.string(),
        createdAt: time,
        lastUsedAt: time,
        expiresAt: time,
      }),
    )
    .meta({ description: 'Where you are signed in to the panel' }),
  panelBrowsers: z
    .array(z.object({ lastUsedAt: time }))
    .meta({ description: 'Browsers in which you have signed in to the panel' }),
  staffChanges: z
    .array(z.object({ at: time, action: z.string(), subject: z.string() }))
    .meta({ description: 'What you changed in the shop as its staff' }),
});
export type MemberData = z.infer<typeof memberData>;
