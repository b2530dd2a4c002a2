import { ofRequest } from '#lib/of-request.ts';
import type { LoadedList } from '#lib/listing/found-list.ts';

/** The filtered list of a request, fetched early because it decides the page's status. */
export const narrowedList = ofRequest<LoadedList>('narrowed-list');
