import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import type { ShopEvents } from '#server/events.ts';
import type { Api } from '#server/http/api.ts';
import type { HubPart } from '#server/hub/part.ts';
import type { Job } from '#server/jobs/job.ts';

/** What every module may use. */
export interface Base {
  readonly database: Database;
  readonly events: ShopEvents;
  readonly settings: Config;
  readonly logger: FastifyBaseLogger;
  /** Shared counts; null when this node is alone. */
  readonly redis: Redis | null;
}

/** What a module brings. */
export interface Module<Services extends object> {
  /** What the modules below it in the list may ask for, by name. */
  readonly services: Services;
  /** Registers its calls below `/api`, in a Fastify scope of its own. */
  readonly routes?: (api: Api) => void | Promise<void>;
  /** Its work besides requests. */
  readonly jobs?: readonly Job[];
  /** Its methods and events on the hub. */
  readonly hub?: HubPart;
}

/** Modules and their services. Each module gets the services of those that were added before it. */
export class Modules<Services extends Base> {
  readonly services: Services;
  readonly modules: readonly Module<object>[];

  constructor(services: Services, modules: readonly Module<object>[] = []) {
    this.services = services;
    this.modules = modules;
  }

  get jobs(): Job[] {
    return this.modules.flatMap((each) => each.jobs ?? []);
  }

  get hubParts(): HubPart[] {
    return this.modules.flatMap((each) => each.hub ?? []);
  }

  with<Added extends object>(
    create: (services: Services) => Module<Added>,
  ): Modules<Services & Added> {
    const added = create(this.services);
    return new Modules({ ...this.services, ...added.services }, [...this.modules, added]);
  }
}
