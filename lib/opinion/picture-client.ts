import { shrunk } from '#lib/account/shrink-picture.ts';
import { api } from '#lib/calls/browser.ts';
import type { UploadedReviewPicture } from '#lib/contract/review.ts';
import { type Outcome, tryCall } from '#lib/session/try-call.ts';

/** Pictures take longer than other bodies on a slow connection, in ms. */
const patience = 60_000;
/** What a phone's photo is scaled down to before it is sent. */
const mostSentBytes = 1_500_000;

/** Sends a picture for a review; 'not a picture' if this browser cannot read the file. */
export async function uploadPicture(
  file: Blob,
): Promise<Outcome<UploadedReviewPicture> | 'not a picture'> {
  const made = await shrunk(file, mostSentBytes);
  if (made === null) return 'not a picture';
  const body = new FormData();
  body.append('file', made, 'picture.jpg');
  return tryCall(() =>
    api
      .post('Product/Upload-Review-Picture', { body, timeout: patience })
      .json<UploadedReviewPicture>(),
  );
}

/** A picture of the member's own review. */
export const readPicture = (id: string) =>
  tryCall(() =>
    api.post('member-account/get-review-picture', { json: { id }, timeout: patience }).blob(),
  );
