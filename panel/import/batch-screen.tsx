import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef } from 'react';
import type { GetImportAnswer } from '#lib/contract/import.ts';
import type { ImportState } from '#lib/contract/import-names.ts';
import { isolateLatin } from '#lib/text/mixed-text.ts';
import { Page } from '#panel/frame/page.tsx';
import { ScreenMissing } from '#panel/frame/screen-states.tsx';
import { importQuery, readBrought } from '#panel/import/calls.ts';
import { dropChoices, useChoices } from '#panel/import/choices.ts';
import { FileBox } from '#panel/import/file-box.tsx';
import { kindWords } from '#panel/import/kind-texts.ts';
import { StepList } from '#panel/import/step-list.tsx';
import { isUnderWay, stepOf } from '#panel/import/steps.ts';
import { importTexts as words } from '#panel/import/texts.ts';
import { useFilters, useParams } from '#panel/ui/address.ts';
import { Waiting } from '#panel/ui/states.tsx';
import './import.css';

const StartStep = lazy(() => import('#panel/import/start-step.tsx'));
const ColumnsStep = lazy(() => import('#panel/import/columns-step.tsx'));
const MoneyStep = lazy(() => import('#panel/import/money-step.tsx'));
const TrialStep = lazy(() => import('#panel/import/trial-step.tsx'));
const ApplyStep = lazy(() => import('#panel/import/apply-step.tsx'));
const ReportStep = lazy(() => import('#panel/import/report-step.tsx'));

/** Reads lists again once what was under way has ended, also without events. */
function useEnd(state: ImportState): void {
  const wasUnderWay = useRef(false);
  const isNow = isUnderWay(state);
  useEffect(() => {
    if (wasUnderWay.current && !isNow) void readBrought();
    wasUnderWay.current = isNow;
  }, [isNow]);
}

function Steps({ data }: { data: GetImportAnswer }) {
  const { batch, kind, state } = data;
  const [{ step: asked }, setFilters] = useFilters();
  const [choices, onChoose] = useChoices(batch);
  useEnd(state);
  useEffect(() => {
    if (state === 'done') dropChoices(batch);
  }, [batch, state]);
  const step = stepOf(state, asked, kind);
  const props = {
    data,
    choices,
    onChoose,
    onStep: (next: string) => {
      setFilters({ step: next });
      scrollTo({ top: 0 });
    },
  };
  return (
    <>
      <StepList kind={kind} state={state} current={step} />
      {step === 'file' ? <FileBox kind={kind} half={data} /> : null}
      <Suspense fallback={<Waiting />}>
        {step === 'columns' ? <ColumnsStep {...props} /> : null}
        {step === 'money' ? <MoneyStep {...props} /> : null}
        {step === 'trial' && state === 'uploaded' ? <StartStep {...props} /> : null}
        {step === 'trial' && state !== 'uploaded' ? <TrialStep {...props} /> : null}
        {step === 'apply' ? <ApplyStep {...props} /> : null}
        {step === 'report' ? <ReportStep data={data} /> : null}
      </Suspense>
    </>
  );
}

function Import({ batch }: { batch: number }) {
  const { data, error, refetch } = useQuery(importQuery(batch));
  return (
    <Page
      title={data ? kindWords[data.kind].title : words.bringing}
      back="/import"
      width="mid"
      mark={
        data ? (
          <span className="desk medium faint truncate">{isolateLatin(data.fileName)}</span>
        ) : null
      }
      actions={
        <Link to="/import" className="btn btn-outline desk-flex">
          {words.later}
        </Link>
      }
    >
      {data ? <Steps data={data} /> : <Waiting error={error} onRetry={refetch} />}
    </Page>
  );
}

/** «ورود کالا» and other kinds: a file step by step; the address has the step, so that a phone that slept goes on there. */
export default function ImportBatchScreen() {
  const batch = useParams()['batch'] ?? '';
  if (!/^[1-9]\d{0,14}$/.test(batch)) return <ScreenMissing />;
  return <Import key={batch} batch={Number(batch)} />;
}
