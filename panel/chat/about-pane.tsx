import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Eye, EyeOff, Send } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { GetStaffChatAnswer, StaffChat } from '#lib/contract/admin-chat.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { lastSeen } from '#lib/text/last-seen.ts';
import { isolateLatin } from '#lib/text/mixed-text.ts';
import { readableMobile } from '#lib/text/readable-mobile.ts';
import { formatNumber, formatToman } from '#lib/text/toman.ts';
import { aboutQuery, showMobile } from '#panel/chat/calls.ts';
import { Notes } from '#panel/chat/notes.tsx';
import { sendOrder, sendProduct } from '#panel/chat/outbox.ts';
import { sourceTitle } from '#panel/chat/page-title.ts';
import { PageLink, Subject } from '#panel/chat/subject.tsx';
import { chatTexts as words } from '#panel/chat/texts.ts';
import { maskedMobile, Ltr } from '#panel/orders/parts.tsx';
import { useMay } from '#panel/session/use-me.ts';
import { texts } from '#panel/texts.ts';
import { IconButton } from '#panel/ui/button.tsx';
import { Failed, Tag } from '#panel/ui/states.tsx';
import { Thumb } from '#panel/ui/thumb.tsx';
import { useFilters } from '#panel/ui/address.ts';
import { useNow } from '#panel/ui/use-now.ts';

type Visitor = GetStaffChatAnswer['visitor'];

/** Never whole at first: somebody may look over the shoulder, and seeing a customer's is recorded. */
function Mobile({ chat: { id, mobile } }: { chat: StaffChat }) {
  const [shown, setShown] = useState<string | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: () => showMobile(id),
    onSuccess: (answer) => setShown(readableMobile(answer.mobile)),
  });
  return (
    <span className="flex items-center gap-1">
      <Ltr>{shown ?? maskedMobile(mobile)}</Ltr>
      <IconButton
        size="s"
        label={shown === null ? words.showMobile : words.hideMobile}
        title={shown === null ? words.showHint : words.hideMobile}
        disabled={isPending}
        onClick={() => (shown === null ? mutate() : setShown(null))}
      >
        {shown === null ? (
          <Eye className="i i-s" aria-hidden="true" />
        ) : (
          <EyeOff className="i i-s" aria-hidden="true" />
        )}
      </IconButton>
    </span>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="faint">{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** What the shop knows of them. */
function Known({ chat }: { chat: StaffChat }) {
  const mayOpen = useMay('customers');
  const { memberId, mobile, isMobileVerified } = chat;
  if (memberId === null) {
    return (
      <div>
        <Tag>{words.guestTag}</Tag>
      </div>
    );
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <Tag kind="info">{words.member}</Tag>
        {isMobileVerified ? <Tag kind="good">{words.verified}</Tag> : null}
        {mayOpen ? (
          <Link to="/customers/$id" params={{ id: String(memberId) }} className="link small">
            {words.openCustomer}
          </Link>
        ) : null}
      </div>
      {mobile === '' ? null : (
        <dl className="about-facts">
          <Fact name={words.mobile}>
            <Mobile chat={chat} />
          </Fact>
        </dl>
      )}
    </>
  );
}

/** What they say of themselves, or their browser does. */
function OwnWord({ chat, tabs }: { chat: StaffChat; tabs: Visitor['tabs'] }) {
  const [tab] = tabs;
  const isGuest = chat.memberId === null;
  const refer = sourceTitle(tab?.refer ?? chat.refer);
  return (
    <div className="said about-part">
      <p className="small font-label muted">{words.ownWord}</p>
      <dl className="about-facts">
        {isGuest && chat.mobile !== '' ? (
          <Fact name={words.mobile}>
            <Mobile chat={chat} />
          </Fact>
        ) : null}
        <Fact name={words.page}>
          {tab?.page ? <PageLink page={tab.page} /> : texts.nothing}
          {tabs.length > 1 ? (
            <span className="small faint block">{words.pageCount(formatNumber(tabs.length))}</span>
          ) : null}
        </Fact>
        <Fact name={words.from}>
          <bdi>{refer || words.direct}</bdi>
        </Fact>
        {chat.subject ? (
          <Fact name={words.subject}>
            <Subject subject={chat.subject} />
          </Fact>
        ) : null}
      </dl>
      <p className="small faint">{isGuest ? words.ownWordHint : words.memberHint}</p>
    </div>
  );
}

function Who({ chat, visitor }: { chat: StaffChat; visitor: Visitor }) {
  const now = useNow();
  return (
    <section className="about-part" aria-label={words.about}>
      <Known chat={chat} />
      <OwnWord chat={chat} tabs={visitor.tabs} />
      <dl className="about-facts">
        <Fact name={words.began}>{lastSeen(chat.startedAt, now)}</Fact>
        {chat.rating === null ? null : (
          <Fact name={words.rating}>
            {words.starsOf(formatNumber(chat.rating))}
            {chat.ratingNote ? <bdi className="block muted">{chat.ratingNote}</bdi> : null}
          </Fact>
        )}
      </dl>
    </section>
  );
}

function SendButton({ label, onSend }: { label: string; onSend: () => void }) {
  return (
    <IconButton size="s" label={label} onClick={onSend}>
      <Send className="i i-s -scale-x-100" aria-hidden="true" />
    </IconButton>
  );
}

function Basket({ chat, basket }: { chat: string; basket: Visitor['basket'] }) {
  return (
    <section className="about-part">
      <h3>{words.basket}</h3>
      {basket.length === 0 ? <p className="medium muted">{words.basketEmpty}</p> : null}
      <ul className="grid gap-3">
        {basket.map(({ websiteCode, nameFa, image, count, price }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two lines may be of one product
          <li key={`${websiteCode} ${at}`} className="flex items-center gap-3">
            {image === '' ? null : <Thumb image={image} size={40} />}
            <span className="grid flex-1 min-w-0">
              <span className="medium clamp-2">{isolateLatin(nameFa)}</span>
              <span className="small faint">
                {[
                  count > 1 ? words.pieces(formatNumber(count)) : '',
                  price === null ? texts.nothing : formatToman(price),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <SendButton
              label={words.sendProduct(nameFa)}
              onSend={() => sendProduct(chat, websiteCode, nameFa)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Orders({ chat, orders }: { chat: string; orders: NonNullable<Visitor['orders']> }) {
  return (
    <section className="about-part">
      <h3>{words.orders}</h3>
      {orders.length === 0 ? <p className="medium muted">{words.ordersEmpty}</p> : null}
      <ul className="grid gap-2">
        {orders.map(({ number, status, total }) => (
          <li key={number} className="flex items-center gap-3">
            <span className="grid flex-1 min-w-0">
              <Link
                to="/orders/$number"
                params={{ number: String(number) }}
                className="link medium justify-self-start"
              >
                <Ltr>{String(number)}</Ltr>
              </Link>
              <span className="small faint">
                {[words.orderStates[status], formatToman(total)].filter(Boolean).join(' · ')}
              </span>
            </span>
            <SendButton
              label={words.sendOrder(toPersianDigits(number))}
              onSend={() => sendOrder(chat, number)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OtherChats({ chats }: { chats: Visitor['chats'] }) {
  const [filters] = useFilters();
  const now = useNow();
  if (chats.length === 0) return null;
  return (
    <section className="about-part">
      <h3>{words.chats}</h3>
      <ul className="grid gap-1 medium">
        {chats.map(({ id, state, lastAt }) => (
          <li key={id} className="flex justify-between gap-2">
            <Link to="." search={{ ...filters, chat: id }} className="link">
              {lastSeen(lastAt, now)}
            </Link>
            <span className="faint">{words.states[state]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who is on the other side: what the shop knows, and, marked so, what they say themselves. */
export function AboutPane({ chat }: { chat: StaffChat }) {
  const { data, error, refetch } = useQuery(aboutQuery(chat.id));
  if (!data) {
    if (error) return <Failed error={error} onRetry={refetch} />;
    return <span className="skeleton" aria-busy="true" />;
  }
  const { visitor, notes } = data;
  return (
    <>
      <Who chat={chat} visitor={visitor} />
      <Basket chat={chat.id} basket={visitor.basket} />
      {visitor.orders ? <Orders chat={chat.id} orders={visitor.orders} /> : null}
      <Notes chat={chat.id} notes={notes} />
      <OtherChats chats={visitor.chats} />
    </>
  );
}
