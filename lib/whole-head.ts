/**
 * Next streams a page rendered per request with its head before its metadata are known, and puts
 * those into the body; for user agents that match `htmlLimitedBots` it waits. Filtered lists and
 * comparisons are requested under this user agent, so that title, robots and canonical are in the
 * head for everyone. Static pages would be rendered anew for it, so it is not accepted from
 * outside.
 */
export const wholeHead = 'whole-head';
