/** Address of a video at Aparat. */
export const aparatPage = (id: string): string => `https://www.aparat.com/v/${id}`;

/** Address of Aparat's player of a video, for a frame. */
export const aparatPlayer = (id: string): string =>
  `https://www.aparat.com/video/video/embed/videohash/${id}/vt/frame`;
