import { useInfiniteQuery } from '@tanstack/react-query';
import type { WrittenKind } from '#lib/contract/opinion.ts';
import { Page } from '#panel/frame/page.tsx';
import { type WantedJudged, waitingQuery } from '#panel/opinions/calls.ts';
import { JudgedView } from '#panel/opinions/judged-view.tsx';
import { QueueView } from '#panel/opinions/queue-view.tsx';
import { kindTitles, opinionTexts as words } from '#panel/opinions/texts.ts';
import { useFilters } from '#panel/ui/address.ts';
import { Tabs } from '#panel/ui/tabs.tsx';

const states: readonly WantedJudged['state'][] = ['shown', 'refused'];
const isKind = (name: string | undefined): name is WrittenKind =>
  name !== undefined && Object.hasOwn(kindTitles, name);

/** «نظرات»: what members wrote, one at a time; and what was decided about them. */
export default function OpinionsScreen() {
  const [{ state: asked, kind }, setFilters] = useFilters();
  const waiting = useInfiniteQuery(waitingQuery);
  const count = waiting.data?.pages[0]?.total;
  const state = states.find((each) => each === asked);
  return (
    <Page title={words.title}>
      <div className="grid gap-4">
        <Tabs
          label={words.views}
          tabs={[
            { label: words.waiting, filters: {}, ...(count === undefined ? {} : { count }) },
            ...states.map((each) => ({ label: words[each], filters: { state: each } })),
          ]}
          isShown={({ filters }) => filters['state'] === state}
        />
        {state ? (
          <JudgedView
            key={state}
            wanted={{ state, ...(isKind(kind) ? { kind } : {}) }}
            onKind={(next) => setFilters({ kind: next })}
          />
        ) : (
          <QueueView />
        )}
      </div>
    </Page>
  );
}
