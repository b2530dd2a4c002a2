import { z } from 'zod';

const longestJson = 4_000;

/** A JSON text as a hub method's only argument (contract §5), and the shape of its content. */
export const jsonArgument = <Content extends z.ZodType>(content: Content) =>
  z.tuple([z.string().max(longestJson).transform(parsed).pipe(content)]);

function parsed(json: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(json);
  } catch {
    context.addIssue({ code: 'custom', message: 'not JSON' });
    return z.NEVER;
  }
}
