import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import type { ShopEvents } from '#server/events.ts';
import type { Api } from '#server/http/api.ts';
import type { PanelHubPart } from '#server/hub/panel-part.ts';
import type { HubPart } from '#server/hub/part.ts';
import type { Job } from '#server/jobs/job.ts';

/** What every module can use. */
export interface Base {
  readonly database: Database;
  readonly events: ShopEvents;
  readonly settings: Config;
  readonly logger: FastifyBaseLogger;
  /** Shares counters; null when this is the only node. */
  readonly redis: Redis | null;
}

/** What a module provides. */
export interface Module<Services extends object> {
  /** Services for the modules after it in the list, by name. */
  readonly services: Services;
  /** Registers its calls under `/api`, in a Fastify scope of its own. */
  readonly routes?: (api: Api) => void | Promise<void>;
  /** Registers what it answers outside of `/api`, in a Fastify scope of its own. */
  readonly rootRoutes?: (app: Api) => void | Promise<void>;
  /** Its background work. */
  readonly jobs?: readonly Job[];
  /** Its methods and events of the hub. */
  readonly hub?: HubPart;
  /** Its events of the panel's hub. */
  readonly panelHub?: PanelHubPart;
}

/** Modules and their services. Each module receives the services of those added before it. */
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

  get panelHubParts(): PanelHubPart[] {
    return this.modules.flatMap((each) => each.panelHub ?? []);
  }

  with<Added extends object>(
    create: (services: Services) => Module<Added>,
  ): Modules<Services & Added> {
    const added = create(this.services);
    return new Modules({ ...this.services, ...added.services }, [...this.modules, added]);
  }
}
