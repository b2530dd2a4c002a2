import { LRUCache } from 'lru-cache';
import { Counts } from '#server/counts.ts';

const aDay = 86_400_000;
/** Maximum entries remembered; the oldest are dropped first. */
const remembered = 50_000;
/** Unlike `max`, these reserve no memory at the start. */
const bounds = { maxSize: remembered, sizeCalculation: () => 1, ttl: aDay };
/** Networks that must ask for a text before it counts: what one alone asks for is a slip, a robot or an attack. */
const fewest = 2;
/** Different texts a day that one network may ask for. */
const mostOfNetwork = 100;
/** Different texts counted between two writes; further ones are lost. */
const mostTexts = 2_000;

/** Counts texts in memory: each network once a day for a text, from the second network on. */
export class SearchCounter {
  readonly #seen = new LRUCache<string, true>(bounds);
  readonly #ofNetwork = new LRUCache<string, number>(bounds);
  /** Networks that asked for a text, by text. */
  readonly #askers = new LRUCache<string, number>(bounds);
  readonly #counts = new Counts<string>(mostTexts);

  count(text: string, network: string): void {
    const asked = `${network} ${text}`;
    if (this.#seen.has(asked)) return;
    const others = this.#ofNetwork.get(network) ?? 0;
    if (others >= mostOfNetwork) return;
    this.#ofNetwork.set(network, others + 1, { noUpdateTTL: true });
    this.#seen.set(asked, true);
    const askers = (this.#askers.get(text) ?? 0) + 1;
    this.#askers.set(text, askers, { noUpdateTTL: true });
    if (askers >= fewest) this.#counts.add(text, askers === fewest ? fewest : 1);
  }

  /** Returns and resets the counts. */
  take(): Map<string, number> {
    return this.#counts.take();
  }

  /** Adds back counts that could not be written. */
  giveBack(counts: ReadonlyMap<string, number>): void {
    this.#counts.giveBack(counts);
  }
}
