import autocannon from 'autocannon';

/** Seconds after which a load ends even if it is not stopped. */
const longest = 600;

/**
 * Requests per second that were answered with 2xx, and the times of those answers in ms. Other
 * answers only count as `errors`, because refusing is cheaper than answering.
 */
export interface LoadResult {
  requestsPerSecond: number;
  p50: number;
  p95: number;
  p99: number;
  errors: number;
}

export interface LoadedRequest {
  method: 'GET' | 'POST';
  path: string;
  body?: string;
  headers?: Record<string, string>;
}

export interface Load {
  url: string;
  connections: number;
  seconds: number;
  /** Requests per second; absent: as many as are answered. */
  rate?: number;
  /** Returns each request; called once a request, so that none is repeated in a row. */
  request?: () => LoadedRequest;
  headers?: Record<string, string>;
}

/** Result of one run: times of 2xx answers in ms, duration in seconds. */
export interface Run {
  times: number[];
  duration: number;
  errors: number;
}

/** A load that continues until it is stopped. */
export interface OpenLoad {
  stop: () => Promise<LoadResult>;
}

/** The value below which `share` (0 to 1) of the sorted samples lie; 0 without samples. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

/** Runs a load after an uncounted warm-up of a fifth of its length. */
export async function runLoad(load: Load): Promise<LoadResult> {
  await fire(load, Math.max(1, Math.round(load.seconds / 5)));
  return summary([await fire(load, load.seconds)]);
}

/** Runs a load without warm-up. */
export function fire(load: Load, seconds = load.seconds): Promise<Run> {
  return begin(load, seconds).ended;
}

/** Starts a load that runs beside another measurement. */
export function openLoad(load: Omit<Load, 'seconds'>): OpenLoad {
  const { instance, ended } = begin(load, longest);
  // The caller gets the failure when it stops the load.
  ended.catch(() => {});
  return {
    stop: async () => {
      instance.stop();
      return summary([await ended]);
    },
  };
}

/** Merges several runs of the same load. */
export function summary(runs: readonly Run[]): LoadResult {
  const times = runs.flatMap((run) => run.times).toSorted((a, b) => a - b);
  const total = (of: 'duration' | 'errors') => runs.reduce((sum, run) => sum + run[of], 0);
  return {
    requestsPerSecond: times.length / total('duration'),
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
    errors: total('errors'),
  };
}

function begin(load: Omit<Load, 'seconds'>, seconds: number) {
  const { promise: ended, resolve, reject } = Promise.withResolvers<Run>();
  const times: number[] = [];
  const instance = autocannon(options(load, seconds), (error: unknown, result) => {
    if (error) reject(error instanceof Error ? error : new Error(String(error)));
    else resolve({ times, duration: result.duration, errors: result.errors + result.non2xx });
  });
  instance.on('response', (_client, status, _bytes, time) => {
    if (status >= 200 && status < 300) times.push(time);
  });
  return { instance, ended };
}

function options(load: Omit<Load, 'seconds'>, seconds: number): autocannon.Options {
  const common = {
    url: load.url,
    connections: load.connections,
    duration: seconds,
    headers: load.headers ?? {},
    ...(load.rate && { overallRate: load.rate }),
  };
  const make = load.request;
  if (make === undefined) return common;
  return {
    ...common,
    requests: [
      {
        setupRequest: (request) => {
          const made = make();
          const headers = { ...request.headers, ...made.headers };
          return {
            ...request,
            ...made,
            headers: { ...headers, 'content-type': 'application/json' },
          };
        },
      },
    ],
  };
}
