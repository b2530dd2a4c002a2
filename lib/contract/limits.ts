// Separate from the schemas: browsers use these limits and must not load zod for them.

/** Most addresses a member may have. */
export const mostAddresses = 20;

/** Most bytes of a picture of a receipt; browsers scale it down before. */
export const mostReceiptBytes = 700_000;

/** Largest file of a picture that browsers scale down, in megabytes: larger ones are no photos. */
export const mostPictureMegabytes = 40;

/** Most pictures of a line that is to be returned, and of a whole request. */
export const mostLinePictures = 4;
export const mostReturnPictures = 12;

/** Longest text about a line that is to be returned. */
export const longestReturnNote = 1_000;

/** Longest note to the shop about an order. */
export const longestOrderNote = 500;

/** Most products in a comparison (contract §1). */
export const mostCompared = 4;

/** Fewest and most characters that staff search everything for, and most of each kind that are found. */
export const leastSought = 2;
export const mostSought = 100;
export const mostFound = 5;

/** Most pictures of a review, and most bytes of one as it is sent. */
export const mostReviewPictures = 4;
export const mostReviewPictureBytes = 5_000_000;

/** Most lists a member may have besides the favourites, and most products in one of them. */
export const mostLists = 20;
export const mostInList = 200;

/** Maximum bytes of a file of prices and stock that is brought back. */
export const mostSheetBytes = 30_000_000;
