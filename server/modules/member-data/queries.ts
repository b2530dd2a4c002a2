import { z } from 'zod';
import { memberData } from '#lib/contract/member-data.ts';
import type { Statement } from '#server/db/statement.ts';
import {
  alerts,
  basket,
  favouriteLists,
  priceAlerts,
  savedForLater,
} from '#server/modules/member-data/kept-sql.ts';
import { coupons, formerOrders, orders } from '#server/modules/member-data/orders-sql.ts';
import {
  byMobile,
  objectOf,
  ofProduct,
  own,
  product,
  rowsOf,
} from '#server/modules/member-data/sql-parts.ts';

const written = {
  author: 't.author',
  text: 't.body',
  state: 't.state',
  reason: 't.refusal',
  createdAt: 't.created_at',
  writtenAt: 't.written_at',
  judgedAt: 't.judged_at',
};

const profile = objectOf({
  mobile: 'me.mobile',
  mobileVerifiedAt: 'me.mobile_verified_at',
  name: 'me.name',
  email: 'me.email',
  nationalCode: 'me.national_code',
  role: 'me.role',
  blockedAt: 'me.blocked_at',
  createdAt: 'me.created_at',
  updatedAt: 'me.updated_at',
});

const addresses = own(
  {
    province: 't.province',
    city: 't.city',
    line: 't.line',
    plate: 't.plate',
    unit: 't.unit',
    postalCode: 't.postal_code',
    receiverName: 't.receiver_name',
    receiverMobile: 't.receiver_mobile',
    isDefault: 't.is_default',
    createdAt: 't.created_at',
    updatedAt: 't.updated_at',
  },
  'member_address',
);

const textMessages = byMobile(
  {
    mobile: 't.mobile',
    purpose: 't.purpose',
    createdAt: 't.created_at',
    expiresAt: 't.expires_at',
    settledAt: 't.settled_at',
    outcome: 't.outcome',
  },
  'sms',
);

const devices = own(
  {
    browser: 't.user_agent',
    isRemembered: 't.remembered',
    createdAt: 't.created_at',
    lastUsedAt: 't.rotated_at',
    expiresAt: 't.expires_at',
  },
  'member_session',
);

const chats = own(
  {
    name: 't.name',
    mobile: 't.mobile',
    state: 't.state',
    about: `concat_ws(' ', t.subject_type, nullif(t.subject_value, ''))`,
    cameFrom: 't.refer',
    isForm: 't.is_form',
    startedAt: 't.started_at',
    firstReplyAt: 't.first_reply_at',
    lastAt: 't.last_at',
    closedAt: 't.closed_at',
    rating: 't.rating',
    ratingNote: 't.rating_note',
    messages: rowsOf(
      {
        from: 'c.sender',
        staff: 'c.staff_name',
        kind: 'c.kind',
        text: 'c.body',
        about: `coalesce(c.card->>'nameFa', c.card->>'number')`,
        file: '(select f.name from chat_attachment f where f.message_id = c.id)',
        sentAt: 'c.sent_at',
      },
      '(select * from chat_message x where x.chat_id = t.id and x.deleted_at is null order by x.sequence) c',
    ),
    reports: rowsOf(
      { reason: 'a.reason', at: 'a.at', settledAt: 'a.settled_at' },
      'chat_abuse a where a.chat_id = t.id',
    ),
  },
  'chat',
);

const contactMessages = byMobile(
  {
    name: 't.name',
    mobile: 't.mobile',
    subject: 't.subject',
    message: 't.message',
    sentAt: 't.sent_at',
  },
  'contact_message',
);

/** All that is kept of a member, but no secrets; no row if there is no such member. Values: member. */
export const readData = {
  name: 'member-data',
  text: `select ${objectOf({
    profile,
    addresses,
    basket,
    savedForLater,
    orders,
    formerOrders,
    coupons,
    favourites: own({ ...ofProduct, addedAt: 't.added_at' }, 'favourite', product),
    favouriteLists,
    backInStockAlerts: alerts,
    priceAlerts,
    reviews: own(
      {
        ...ofProduct,
        stars: 't.stars',
        good: 't.good',
        bad: 't.bad',
        helpful: 't.helpful',
        unhelpful: 't.unhelpful',
        ...written,
      },
      'review',
      product,
    ),
    reviewPictures: own(
      {
        id: 't.id',
        review: 't.review_id',
        position: 't.position',
        isRefused: 't.is_refused',
        bytes: 'octet_length(t.whole) + octet_length(t.small)',
        sentAt: 't.created_at',
      },
      'review_picture',
    ),
    reviewVotes: own(
      { ...ofProduct, author: 'r.author', isHelpful: 't.is_helpful', votedAt: 't.created_at' },
      'review_vote',
      'join review r on r.id = t.review_id join product p on p.id = r.product_id',
    ),
    questions: own({ ...ofProduct, ...written }, 'question', product),
    answers: own(
      { question: 'q.body', ...written },
      'answer',
      'join question q on q.id = t.question_id',
    ),
    comments: own(
      { post: 'o.title', ...written },
      'post_comment',
      'join post o on o.id = t.post_id',
    ),
    chats,
    chatBlocks: own({ reason: 't.reason', at: 't.at' }, 'chat_block'),
    contactMessages,
    newsletter: byMobile(
      { mobile: 't.mobile', subscribedAt: 't.subscribed_at' },
      'newsletter_subscriber',
    ),
    textMessages,
    devices,
    knownNetworks: own({ seenAt: 't.seen_at' }, 'member_network'),
    staff: own(
      {
        since: 't.created_at',
        suspendedAt: 't.suspended_at',
        roles: `(select coalesce(json_agg(s.name), '[]') from staff_holds h
          join staff_role s on s.id = h.role_id where h.member_id = t.member_id)`,
      },
      'staff',
    ),
    staffInvitations: byMobile(
      { name: 't.name', invitedAt: 't.invited_at', expiresAt: 't.expires_at' },
      'staff_invitation',
    ),
    panelDevices: own(
      {
        browser: 't.user_agent',
        address: 't.ip',
        createdAt: 't.created_at',
        lastUsedAt: 't.seen_at',
        expiresAt: 't.ends_at',
      },
      'panel_session',
    ),
    panelBrowsers: own({ lastUsedAt: 't.seen_at' }, 'staff_device'),
    staffChanges: own({ at: 't.at', action: 't.action', subject: 't.subject' }, 'staff_event'),
  })} as data from member me where me.id = $1`,
  row: z.object({ data: memberData.omit({ about: true }) }),
} satisfies Statement<unknown>;
