import { z } from 'zod';
import { websiteCode } from '#lib/contract/values.ts';

/** `Product/Mark-Seen`: a visitor looks at a product's page. Answered with 204, counted or not. */
export const markSeenBody = z.object({ WebsiteCode: websiteCode });
