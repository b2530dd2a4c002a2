import { ofRequest } from '#lib/http/of-request.ts';
import type { LoadedList } from '#lib/listing/found-list.ts';

/** The narrowed list of a request: it was read to find out its page's status. */
export const narrowedList = ofRequest<LoadedList>('narrowed-list');
