'use client';

import { useCallback, useLayoutEffect, useState } from 'react';
import { About } from '#components/account/opinions/about.tsx';
import { OpinionForm } from '#components/account/opinions/opinion-form.tsx';
import { OpinionWords } from '#components/account/opinions/opinion-words.tsx';
import { FormSkeleton } from '#components/account/opinions/skeletons.tsx';
import { StateTag } from '#components/account/opinions/state-tag.tsx';
import { productSubject } from '#components/account/opinions/subject.ts';
import { kindTexts, opinionTexts } from '#components/account/opinions/texts.ts';
import { useOwnQuery } from '#components/account/opinions/use-own-query.ts';
import { useArrival } from '#components/account/use-arrival.ts';
import { useReading } from '#components/account/use-reading.ts';
import { FailedReading } from '#components/states/failed-reading.tsx';
import { WrittenText } from '#components/ui/mixed-text.tsx';
import type { OpinionFormAnswer, OpinionKind, OwnOpinion } from '#lib/contract/opinion.ts';
import { paths } from '#lib/contract/paths.ts';

/** Query key of each kind's page. */
const keys: Readonly<Record<OpinionKind, string>> = {
  review: 'product',
  question: 'product',
  answer: 'question',
};

/** Form for an opinion on the product or question named in the address. */
export function WriteOpinion({ kind }: { kind: OpinionKind }) {
  const written = useOwnQuery(`${paths.opinions}/${kind}`, keys[kind]) ?? '';
  if (!/^[1-9]\d{0,8}$/.test(written)) return <Missing />;
  return <Writing key={written} kind={kind} of={Number(written)} />;
}

const notThere = 404;

/** What the form starts with; `form` null if the product or question does not exist. */
async function read(kind: OpinionKind, of: number) {
  const calls = await import('#lib/opinion/own-client.ts');
  const outcome = await calls.readOpinionForm({ kind, of });
  if (outcome === null) return null;
  if ('answer' in outcome) return { answer: { form: outcome.answer } };
  return outcome.status === notThere ? { answer: { form: null } } : outcome;
}

interface WritingProps {
  kind: OpinionKind;
  /** A WebsiteCode; for an answer the id of its question. */
  of: number;
}

function Writing({ kind, of }: WritingProps) {
  const load = useCallback(() => read(kind, of), [kind, of]);
  const { reading, show, retry } = useReading<{ form: OpinionFormAnswer | null }>(load);
  if (reading === 'loading') return <FormSkeleton />;
  if (reading === 'failed') return <FailedReading level={2} texts={opinionTexts} retry={retry} />;
  const { form } = reading;
  if (form === null) return <Missing />;
  // A member may ask several questions; a sent review or answer is edited from now on.
  const written = (own: OwnOpinion) => kind !== 'question' && show({ form: { ...form, own } });
  return <Form kind={kind} of={of} form={form} onWritten={written} />;
}

interface FormProps extends WritingProps {
  form: OpinionFormAnswer;
  onWritten: (own: OwnOpinion) => void;
}

function Form({ kind, of, form, onWritten }: FormProps) {
  const { product, asked, own, canWrite, terms } = form;
  const [done, setDone] = useState<OwnOpinion | null>(null);
  const { place, arrive } = useArrival();
  // The router keeps left pages mounted but hidden: on return show the form again.
  useLayoutEffect(() => () => setDone(null), []);
  const again = () => {
    setDone(null);
    arrive();
  };
  return (
    <section
      ref={place}
      aria-label={done === null ? kindTexts[kind].title : kindTexts[kind].done}
      tabIndex={-1}
      className="grid gap-6 shadow-none"
    >
      <About subject={productSubject(product)}>
        {own === null || done !== null ? null : <StateTag state={own.state} />}
      </About>
      {done === null ? (
        <>
          {asked === null ? null : (
            <p className="max-w-prose font-label [overflow-wrap:anywhere]">
              {opinionTexts.asked}: <WrittenText>{asked.body}</WrittenText>
            </p>
          )}
          {own?.reason ? (
            <p className="text-13 text-bad [overflow-wrap:anywhere]">
              {opinionTexts.reason}: <WrittenText>{own.reason}</WrittenText>
            </p>
          ) : null}
          {canWrite ? (
            <OpinionForm
              kind={kind}
              of={of}
              own={own}
              terms={terms}
              onDone={(opinion) => {
                onWritten(opinion);
                setDone(opinion);
                arrive();
              }}
            />
          ) : (
            <p>{opinionTexts.ownQuestion}</p>
          )}
        </>
      ) : (
        <Done opinion={done} again={kind === 'question' ? again : null} />
      )}
    </section>
  );
}

const outcomes: Readonly<Record<OwnOpinion['state'], string>> = {
  waiting: opinionTexts.waits,
  shown: opinionTexts.shownNow,
  refused: opinionTexts.refusedNow,
};

/** The sent opinion with its state, and links to continue. */
function Done({ opinion, again }: { opinion: OwnOpinion; again: (() => void) | null }) {
  const { kind, state, product } = opinion;
  return (
    <div className="panel grid gap-3">
      <p className="flex flex-wrap items-center gap-3 font-label">
        {kindTexts[kind].done}
        <StateTag state={state} />
      </p>
      <OpinionWords opinion={opinion} />
      <p className="text-ink-2">{outcomes[state]}</p>
      <p className="flex flex-wrap gap-3">
        <a className="btn btn-primary" href={paths.product(product.websiteCode, product.slug)}>
          {opinionTexts.backToProduct}
        </a>
        {again === null ? null : (
          <button type="button" className="btn btn-outline" onClick={again}>
            {opinionTexts.another}
          </button>
        )}
        <a className="btn btn-outline" href={paths.opinions}>
          {opinionTexts.title}
        </a>
      </p>
    </div>
  );
}

function Missing() {
  return (
    <div className="empty">
      <h2>{opinionTexts.missing}</h2>
      <p>{opinionTexts.missingText}</p>
      <a className="btn btn-primary mt-3" href={paths.shop}>
        {opinionTexts.toShop}
      </a>
    </div>
  );
}
