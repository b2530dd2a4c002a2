import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { formatToman } from '#lib/text/toman.ts';
import { Page } from '#panel/frame/page.tsx';
import { unansweredQuery, refundsQuery, straysQuery } from '#panel/money/calls.ts';
import { MoneyList } from '#panel/money/money-list.tsx';
import { ways } from '#panel/money/ways.ts';
import { moneyTexts as words, strayReason } from '#panel/money/texts.ts';
import { Ltr } from '#panel/orders/parts.tsx';
import { paymentTitle } from '#panel/orders/texts.ts';
import { texts } from '#panel/texts.ts';
import { useFilters } from '#panel/ui/address.ts';
import { State } from '#panel/ui/states.tsx';
import { Tabs } from '#panel/ui/tabs.tsx';

const OutcomeDialog = lazy(() => import('#panel/money/outcome-dialog.tsx'));
const SettleDialog = lazy(() => import('#panel/order/settle-dialog.tsx'));

type Kind = 'refunds' | 'strays' | 'unanswered';
const kinds: readonly Kind[] = ['refunds', 'strays', 'unanswered'];

function Refunds() {
  const list = useInfiniteQuery(refundsQuery);
  return (
    <MoneyList
      list={list}
      label={words.refunds}
      empty={words.empty.refunds}
      idOf={({ id }) => id}
      about={{ head: words.reason, cell: ({ reason }) => reason }}
      detail={{
        head: words.gateway,
        cell: ({ gateway, card }) => (
          <>
            {gateway === null ? texts.nothing : paymentTitle(gateway)}{' '}
            {card === null ? null : <Ltr className="small faint">{card}</Ltr>}
          </>
        ),
      }}
      dialog={(refund, onClose) => (
        <SettleDialog order={refund} refund={refund} onClose={onClose} />
      )}
    />
  );
}

function Strays() {
  const list = useInfiniteQuery(straysQuery);
  return (
    <MoneyList
      list={list}
      label={words.strays}
      empty={words.empty.strays}
      idOf={({ attemptId }) => attemptId}
      about={{
        head: words.gateway,
        cell: ({ gateway, reference }) => (
          <>
            {paymentTitle(gateway)}{' '}
            {reference === null ? null : <Ltr className="ref">{reference}</Ltr>}
          </>
        ),
      }}
      detail={{
        head: words.state,
        cell: ({ dueAt, reason }) => (
          <span className="grid">
            <State kind={dueAt === null ? 'wait' : 'info'}>
              {dueAt === null ? words.byStaff : words.byGateway}
            </State>
            <span className="small faint" dir="auto">
              {strayReason(reason)}
            </span>
          </span>
        ),
      }}
      dialog={(payment, onClose) => (
        <OutcomeDialog
          way={ways.stray}
          payment={payment}
          title={`${words.strays}، ${formatToman(payment.amount)}`}
          onClose={onClose}
        />
      )}
    />
  );
}

function LeftPayments() {
  const list = useInfiniteQuery(unansweredQuery);
  return (
    <MoneyList
      list={list}
      label={words.unanswered}
      empty={words.empty.unanswered}
      idOf={({ attemptId }) => attemptId}
      about={{
        head: words.gateway,
        cell: ({ gateway, reference, merchantRef }) => (
          <>
            {paymentTitle(gateway)} <Ltr className="ref">{reference ?? String(merchantRef)}</Ltr>
          </>
        ),
      }}
      detail={{
        head: words.state,
        cell: ({ state }) => <State kind="wait">{words.unansweredState[state]}</State>,
      }}
      dialog={(payment, onClose) => (
        <OutcomeDialog
          way={ways.unanswered}
          payment={payment}
          title={`${words.unanswered}، ${formatToman(payment.amount)}`}
          onClose={onClose}
        />
      )}
    />
  );
}

const lists = { refunds: Refunds, strays: Strays, unanswered: LeftPayments };

/** «پول برای پیگیری»: refunds to pay, money without an order, payments nobody answers for. */
export default function MoneyScreen() {
  const [{ kind: asked }] = useFilters();
  const kind = kinds.find((each) => each === asked) ?? 'refunds';
  const List = lists[kind];
  return (
    <Page title={words.title}>
      <div className="grid gap-4">
        <Tabs
          label={words.views}
          tabs={kinds.map((each) => ({
            label: words[each],
            filters: each === 'refunds' ? {} : { kind: each },
          }))}
          isShown={({ filters }) => (filters['kind'] ?? 'refunds') === kind}
        />
        <p className="muted medium">{words.about[kind]}</p>
        <List key={kind} />
      </div>
    </Page>
  );
}
