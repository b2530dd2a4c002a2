import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type {
  ApplyImportBody,
  BeginImportBody,
  GetImportAnswer,
  ImportColumnsAnswer,
  ImportMoneyAnswer,
  ImportView,
  ListImportRowsAnswer,
  ListImportRowsBody,
  ListImportsAnswer,
} from '#lib/contract/import.ts';
import { exportFiles, type ExportKind } from '#lib/contract/export-kinds.ts';
import type { MoneyUnit } from '#lib/contract/import-names.ts';
import { call, callPicture as callFile } from '#panel/client.ts';
import { mappingOf } from '#panel/import/choices.ts';
import type { Chosen } from '#panel/import/mapping.ts';
import { isUnderWay } from '#panel/import/steps.ts';
import { unlessLive } from '#panel/live/state.ts';
import { queries } from '#panel/queries.ts';
import { saveFile } from '#panel/ui/save-file.ts';

/** How often an import under way is asked how far it is while no events arrive, in ms. */
const runningEvery = 1_000;
/** Rows of a page. */
const pageSize = 50;

/** An import; events say that it has gone on. */
export const importQuery = (batch: number) =>
  queryOptions({
    queryKey: ['imports', 'one', batch],
    queryFn: ({ signal }) => call<GetImportAnswer>('Get-Import', { batch }, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data === undefined || isUnderWay(data.state) ? unlessLive(runningEvery)() : false,
  });

/** Imports until now, the newest first. */
export const importsQuery = infiniteQueryOptions({
  queryKey: ['imports', 'list'],
  queryFn: ({ pageParam, signal }) =>
    call<ListImportsAnswer>('List-Imports', pageParam === null ? {} : { before: pageParam }, {
      signal,
    }),
  initialPageParam: null as number | null,
  getNextPageParam: ({ next }) => next,
});

/** Columns of a file, with what they are by their heads. */
export const columnsQuery = (batch: number) =>
  queryOptions({
    queryKey: ['imports', 'columns', batch],
    queryFn: ({ signal }) => call<ImportColumnsAnswer>('Get-Import-Columns', { batch }, { signal }),
    // The file stays as it is.
    staleTime: Infinity,
  });

/** What the prices of a file may be in. */
export const moneyQuery = (batch: number, chosen: Chosen) =>
  queryOptions({
    queryKey: ['imports', 'money', batch, mappingOf(chosen)],
    queryFn: ({ signal }) =>
      call<ImportMoneyAnswer>(
        'Get-Import-Money',
        { batch, mapping: mappingOf(chosen) },
        { signal },
      ),
    staleTime: Infinity,
  });

export type WantedRows = Partial<
  Pick<ListImportRowsBody, 'state' | 'result' | 'isSaid' | 'isEdited'>
>;

/** Rows of a file with what becomes of them. */
export const importRowsQuery = (batch: number, wanted: WantedRows) =>
  infiniteQueryOptions({
    queryKey: ['imports', 'rows', batch, wanted],
    queryFn: ({ pageParam, signal }) =>
      call<ListImportRowsAnswer>(
        'List-Import-Rows',
        { batch, ...wanted, after: pageParam, limit: pageSize },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
  });

export const beginImport = (body: BeginImportBody): Promise<ImportView> =>
  call<ImportView>('Begin-Import', body);

/** Sends a part of a file. */
export const sendPart = (batch: number, part: number, content: Blob): Promise<ImportView> =>
  call<ImportView>(`Upload-Import-Part?batch=${batch}&part=${part}`, content);

/** What a change makes outdated; columns and prices are of the file, which stays as it is. */
const changing = ['one', 'list', 'rows'];
export const readImports = (): Promise<unknown> =>
  Promise.all(changing.map((part) => queries.invalidateQueries({ queryKey: ['imports', part] })));

/** Makes a change of an import, and reads again what it has changed. */
async function change<Body extends { readonly batch: number }>(
  name: 'Start' | 'Apply' | 'Stop' | 'Undo',
  body: Body,
): Promise<void> {
  try {
    await call(`${name}-Import`, body);
  } finally {
    await readImports();
  }
}

/** After the service has ended what was under way. */
export async function readBrought(): Promise<void> {
  await Promise.all([readImports(), queries.invalidateQueries({ queryKey: ['goods'] })]);
}

interface WantedStart {
  readonly batch: number;
  readonly chosen: Chosen;
  readonly unit: MoneyUnit;
  readonly uncounted: number;
}

/** Begins the dry run. */
export const startImport = ({ chosen, ...wanted }: WantedStart): Promise<void> =>
  change('Start', { ...wanted, mapping: mappingOf(chosen) });

/** Begins the dry run of a file that has no columns to map. */
export const startRows = (
  wanted: Pick<WantedStart, 'batch'> & { unit?: MoneyUnit },
): Promise<void> => change('Start', wanted);

/** Writes what the dry run says, or goes on with it. */
export const applyImport = (body: ApplyImportBody): Promise<void> => change('Apply', body);
export const stopImport = (batch: number): Promise<void> => change('Stop', { batch });
export const undoImport = (batch: number): Promise<void> => change('Undo', { batch });

/** Asks for all of a kind as a file, and hands it to the browser. */
export async function exportAll(kind: ExportKind): Promise<void> {
  const { call: name, file } = exportFiles[kind];
  saveFile(await callFile(name, {}), file);
}
