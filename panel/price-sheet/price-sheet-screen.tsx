import { useQuery } from '@tanstack/react-query';
import { BatchesBox } from '#panel/bulk/batches-box.tsx';
import { ProgressBox } from '#panel/bulk/progress-box.tsx';
import { Page } from '#panel/frame/page.tsx';
import { sheetQuery } from '#panel/price-sheet/calls.ts';
import { Differences } from '#panel/price-sheet/differences.tsx';
import { FileBox } from '#panel/price-sheet/file-box.tsx';
import { sheetTexts } from '#panel/price-sheet/texts.ts';
import { useFilters } from '#panel/ui/address.ts';
import { Button } from '#panel/ui/button.tsx';
import { Waiting } from '#panel/ui/states.tsx';

const idOf = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;

/** Of the address: a plan, the tab of it that is shown, or the batch that is being applied. */
const none = { batch: '', tab: '', done: '' };

function Planned({
  batch,
  tab,
  onApplied,
}: {
  batch: number;
  tab: string | undefined;
  onApplied: (batch: number) => void;
}) {
  const { data, error, refetch } = useQuery(sheetQuery(batch));
  if (data === undefined) return <Waiting error={error} onRetry={refetch} />;
  return <Differences key={batch} view={data} tab={tab} onApplied={onApplied} />;
}

/** «آوردن اکسل»: an edited file, what it would change, and how far its applying is. */
export default function PriceSheetScreen() {
  const [{ batch, tab, done }, setFilters] = useFilters();
  const [planned, applied] = [idOf(batch), idOf(done)];
  const follow = (id: number) => setFilters({ ...none, done: String(id) });
  const body = () => {
    if (applied !== null) {
      return (
        <div className="grid grid-cols-1 gap-4">
          <ProgressBox key={applied} id={applied} />
          <BatchesBox onUndone={follow} />
        </div>
      );
    }
    if (planned !== null) return <Planned batch={planned} tab={tab} onApplied={follow} />;
    return <FileBox onPlanned={(view) => setFilters({ batch: String(view.batch) })} />;
  };
  return (
    <Page
      title={sheetTexts.import}
      back="/prices"
      width={planned === null || applied !== null ? 'mid' : 'full'}
      mark={applied === null ? <span className="desk medium faint">{sheetTexts.mark}</span> : null}
      actions={
        planned === null && applied === null ? null : (
          <Button onClick={() => setFilters(none)}>{sheetTexts.chooseAnother}</Button>
        )
      }
    >
      {body()}
    </Page>
  );
}
