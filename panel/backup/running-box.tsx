import type { BackupRunning } from '#lib/contract/backup.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { backupTexts as words } from '#panel/backup/texts.ts';

const inMegabytes = (bytes: number): number => Math.round(bytes / 1_000_000);

/** How far the running backup is. */
export function RunningBox({ phase, done, total }: BackupRunning) {
  const [shownDone, shownTotal] =
    phase === 'check' ? [inMegabytes(done), inMegabytes(total)] : [done, total];
  return (
    <section className="box grid gap-3" aria-label={words.running}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2>{words.running}</h2>
        <output className="medium muted">
          {words.phases[phase](formatNumber(shownDone), formatNumber(shownTotal))}
        </output>
      </div>
      <progress
        className="progress"
        aria-label={words.running}
        max={Math.max(total, 1)}
        value={done}
      />
      <p className="small muted">{words.embedded}</p>
    </section>
  );
}
