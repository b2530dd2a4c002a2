import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MessageCircleQuestion, MessagesSquare } from 'lucide-react';
import { useEffect } from 'react';
import { AboutPane } from '#panel/chat/about-pane.tsx';
import { learnVisitors, type OpenChat, talkQuery } from '#panel/chat/calls.ts';
import { InboxList } from '#panel/chat/inbox-list.tsx';
import { nameOf } from '#panel/chat/name.ts';
import { AlertsButton, InboxPlaces, OwnState } from '#panel/chat/inbox-tools.tsx';
import { useInbox } from '#panel/chat/store.ts';
import { TalkActions } from '#panel/chat/talk-actions.tsx';
import { HereMark, TalkPane } from '#panel/chat/talk-pane.tsx';
import { chatTexts as words } from '#panel/chat/texts.ts';
import { CallError } from '#panel/client.ts';
import { Page } from '#panel/frame/page.tsx';
import { useFilters } from '#panel/ui/address.ts';
import { withFilters } from '#panel/ui/filters.ts';
import { EmptyState, Failed } from '#panel/ui/states.tsx';
import { useDesk } from '#panel/ui/use-desk.ts';
import '#panel/styles/chat.css';

/** What stands in the place of a talk while none is open, one is on its way, or cannot be read. */
function NoTalk({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const [filters] = useFilters();
  if (filters['chat'] === undefined) {
    return <EmptyState icon={MessagesSquare} title={words.choose} text={words.chooseText} />;
  }
  if (error instanceof CallError && error.status === 404) {
    return (
      <EmptyState icon={MessageCircleQuestion} title={words.missing} text={words.missingText}>
        <Link to="." search={withFilters(filters, { chat: '' })} className="btn btn-outline">
          {words.toList}
        </Link>
      </EmptyState>
    );
  }
  if (error) return <Failed error={error} onRetry={onRetry} />;
  return (
    <div className="grid gap-4 p-5" aria-busy="true">
      <span className="skeleton" />
      <span className="skeleton" />
      <span className="skeleton" />
    </div>
  );
}

/** The head of the screen; on a phone that of the talk, while one is open. */
function useHead(open: OpenChat | undefined, isOnPhone: boolean) {
  const [filters] = useFilters();
  if (!isOnPhone) {
    return {
      title: words.title,
      mark: <OwnState />,
      actions: (
        <>
          <AlertsButton />
          <InboxPlaces />
        </>
      ),
    };
  }
  const back = { back: '/chat', backTo: withFilters(filters, { chat: '' }) };
  if (!open) return { title: words.title, ...back };
  const { chat } = open;
  return {
    title: nameOf(chat),
    mark: <HereMark chat={chat} />,
    actions: <TalkActions key={chat.id} chat={chat} />,
    ...back,
  };
}

/** «گفتگو»: the lists, the talk and who is on the other side; on a phone one after the other. */
export default function InboxScreen() {
  const [filters] = useFilters();
  const isDesk = useDesk();
  const id = filters['chat'];
  const { data, error, refetch } = useQuery({ ...talkQuery(id ?? ''), enabled: id !== undefined });
  const links = useInbox((state) => state.links);
  useEffect(() => {
    if (links > 0) void learnVisitors().catch(() => {});
  }, [links]);
  const isOnPhone = !isDesk && id !== undefined;
  const head = useHead(data, isOnPhone);
  return (
    <Page {...head} width="flush">
      <div className="inbox">
        {isOnPhone ? null : <InboxList />}
        {data ? <TalkPane key={id} open={data} /> : null}
        {!data && (isDesk || isOnPhone) ? (
          <section className="talk justify-center" aria-label={words.title}>
            <NoTalk error={error} onRetry={refetch} />
          </section>
        ) : null}
        {data && isDesk ? (
          <aside key={`about ${id}`} className="about" aria-label={words.about}>
            <AboutPane chat={data.chat} />
          </aside>
        ) : null}
      </div>
    </Page>
  );
}
