import type { Database } from '#server/db/database.ts';
import type { ShopEvents } from '#server/events.ts';
import type { Job } from '#server/jobs/job.ts';
import type { ProductService } from '#server/modules/goods/product-service.ts';
import type { RowKinds } from '#server/modules/import/imports-service.ts';
import { createHangService } from '#server/modules/import/hang-service.ts';
import { pictureJob } from '#server/modules/import/picture-job.ts';
import {
  type PicturesService,
  createPicturesService,
} from '#server/modules/import/pictures-service.ts';
import type { MediaService } from '#server/modules/media-library/service.ts';
import type { Reach } from '#server/outside/fetch-public.ts';

export interface ImportPicturesNeeds {
  readonly database: Database;
  readonly events: Pick<ShopEvents, 'emit'>;
  readonly products: Pick<ProductService, 'many'>;
  readonly media: Pick<MediaService, 'bringIn'>;
  readonly rowKinds: RowKinds;
}

interface ImportPictures {
  readonly pictures: PicturesService;
  readonly job: Job;
}

/**
 * Pictures of imports as staff ask for them, and the job that fetches them.
 * @param reach absent: the public internet
 */
export function createImportPictures(needs: ImportPicturesNeeds, reach?: Reach): ImportPictures {
  const { database, events } = needs;
  return {
    pictures: createPicturesService({ database, events }),
    job: pictureJob({ ...needs, hanging: createHangService(needs), reach }),
  };
}
