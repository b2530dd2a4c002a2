/** Input of the form. */
export interface OpinionDraft {
  /** '1' to '5', or '' when none is chosen. */
  stars: string;
  body: string;
  /** Points of a review, one a line. */
  good: string;
  bad: string;
  /** Ids of pictures of a review. */
  pictures: readonly string[];
}
