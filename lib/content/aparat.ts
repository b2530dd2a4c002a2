/** Where a film is to be seen at Aparat. */
export const aparatPage = (id: string): string => `https://www.aparat.com/v/${id}`;

/** Aparat's player of a film, for a frame. */
export const aparatPlayer = (id: string): string =>
  `https://www.aparat.com/video/video/embed/videohash/${id}/vt/frame`;
