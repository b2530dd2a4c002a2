import autocannon from 'autocannon';

/** Requests a second over the run and response times in ms. `errors` counts all but 2xx. */
export interface LoadResult {
  requestsPerSecond: number;
  p50: number;
  p95: number;
  p99: number;
  errors: number;
}

export interface Load {
  url: string;
  connections: number;
  seconds: number;
  /** Makes each request; called once a request, so that no answer is asked for twice in a row. */
  request?: () => { method: 'GET' | 'POST'; path: string; body?: string };
  headers?: Record<string, string>;
}

/** The value below which `share` (0 to 1) of the sorted samples lie; 0 when there are none. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

/** Runs one load after a warm-up of a fifth of its length that is not counted. */
export async function runLoad(load: Load): Promise<LoadResult> {
  await fire(load, Math.max(1, Math.round(load.seconds / 5)));
  return fire(load, load.seconds);
}

async function fire(load: Load, seconds: number): Promise<LoadResult> {
  const times: number[] = [];
  const result = await run(options(load, seconds), (time) => times.push(time));
  times.sort((a, b) => a - b);
  return {
    requestsPerSecond: times.length / result.duration,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
    errors: result.errors + result.non2xx,
  };
}

function run(
  settings: autocannon.Options,
  sample: (time: number) => void,
): Promise<autocannon.Result> {
  return new Promise((resolve, reject) => {
    const instance = autocannon(settings, (error: unknown, result) => {
      if (error) reject(error instanceof Error ? error : new Error(String(error)));
      else resolve(result);
    });
    instance.on('response', (_client, _status, _bytes, time) => sample(time));
  });
}

function options(load: Load, seconds: number): autocannon.Options {
  const common = {
    url: load.url,
    connections: load.connections,
    duration: seconds,
    headers: load.headers ?? {},
  };
  const make = load.request;
  if (make === undefined) return common;
  return {
    ...common,
    requests: [
      {
        setupRequest: (request) => ({
          ...request,
          ...make(),
          headers: { ...request.headers, 'content-type': 'application/json' },
        }),
      },
    ],
  };
}
