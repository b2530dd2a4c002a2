import { useMutation } from '@tanstack/react-query';
import { Copy, Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CustomerAnswer } from '#lib/contract/customer.ts';
import { formatDate } from '#lib/text/date.ts';
import { lastSeen } from '#lib/text/last-seen.ts';
import { readableMobile } from '#lib/text/readable-mobile.ts';
import { formatNumber, formatToman } from '#lib/text/toman.ts';
import { showMobile } from '#panel/customers/calls.ts';
import { customerTexts as words } from '#panel/customers/texts.ts';
import { Ltr } from '#panel/orders/parts.tsx';
import { Avatar } from '#panel/ui/avatar.tsx';
import { IconButton } from '#panel/ui/button.tsx';
import { copyText } from '#panel/ui/copy-text.ts';
import { showToast } from '#panel/ui/toast.tsx';
import { useNow } from '#panel/ui/use-now.ts';

function Mobile({ customer: { id, mobile, isMobileWhole } }: { customer: CustomerAnswer }) {
  const { mutate, isPending, data } = useMutation({ mutationFn: () => showMobile(id) });
  const whole = isMobileWhole ? mobile : data?.mobile;
  return (
    <span className="flex items-center gap-1">
      <Ltr>{whole === undefined ? mobile : readableMobile(whole)}</Ltr>
      {whole === undefined ? (
        <IconButton
          label={words.showMobile}
          title={words.showHint}
          size="s"
          disabled={isPending}
          onClick={() => mutate()}
        >
          <Eye className="i i-s" aria-hidden="true" />
        </IconButton>
      ) : (
        <IconButton
          label={words.copy}
          size="s"
          onClick={() => void copyText(whole).then(() => showToast(words.copied))}
        >
          <Copy className="i i-s" aria-hidden="true" />
        </IconButton>
      )}
    </span>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="faint">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Who it is, since when, and what they bought in all. */
export function ProfileBox({ customer }: { customer: CustomerAnswer }) {
  const { id, name, createdAt, orders, spent, seenAt, isVerified, hasNewsletter } = customer;
  const now = useNow();
  return (
    <section className="box grid gap-4" aria-label={words.profile}>
      <div className="flex items-center gap-3">
        <Avatar name={name || words.unnamed} seed={id} size="l" />
        <div className="grid min-w-0">
          <h2 className="truncate">{name || words.unnamed}</h2>
          <span className="small faint">{isVerified ? words.verified : words.unverified}</span>
        </div>
      </div>
      <dl className="facts">
        <Fact name={words.mobile}>
          <Mobile customer={customer} />
        </Fact>
        <Fact name={words.joined}>{formatDate(createdAt)}</Fact>
        <Fact name={words.seen}>{seenAt === null ? words.notSeen : lastSeen(seenAt, now)}</Fact>
        <Fact name={words.orders}>{formatNumber(orders)}</Fact>
        <Fact name={words.bought}>{formatToman(spent)}</Fact>
        <Fact name={words.newsletter}>
          {hasNewsletter ? words.subscribed : words.notSubscribed}
        </Fact>
      </dl>
    </section>
  );
}
