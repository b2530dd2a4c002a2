/**
 * Checking what a client passed to a hub method. Any schema library that keeps Standard Schema
 * (zod, valibot, arktype …) fits as it is; a plain function fits as well.
 */

/** The part of Standard Schema (standardschema.dev) that is used here. */
export interface ArgumentSchema<Args> {
  readonly '~standard': {
    readonly validate: (value: unknown) => SchemaResult<Args> | Promise<SchemaResult<Args>>;
  };
}

type SchemaResult<Args> =
  | { readonly value: Args; readonly issues?: undefined }
  | { readonly issues: readonly unknown[] };

/** Returns the checked arguments, or throws anything when they are wrong. */
export type ArgumentFunction<Args> = (args: readonly unknown[]) => Args;

/** How a hub method checks its arguments: the schema of a tuple, or a function. */
export type ArgumentCheck<Args> = ArgumentSchema<Args> | ArgumentFunction<Args>;

/** The arguments did not fit. Clients hear only that the method failed. */
export class WrongArguments extends Error {
  override name = 'WrongArguments';
}

/** For methods without arguments: anything passed is wrong. */
export function noArguments(args: readonly unknown[]): [] {
  if (args.length > 0) throw new WrongArguments('No arguments are taken.');
  return [];
}

/**
 * Runs a check.
 * @throws {WrongArguments} with the check's own complaint as its cause
 */
export async function checkArguments<Args>(
  check: ArgumentCheck<Args>,
  args: readonly unknown[],
): Promise<Args> {
  if (typeof check === 'function') {
    try {
      return check(args);
    } catch (cause) {
      throw new WrongArguments('The arguments are wrong.', { cause });
    }
  }
  const result = await check['~standard'].validate(args);
  if (result.issues) {
    throw new WrongArguments('The arguments are wrong.', { cause: result.issues });
  }
  return result.value;
}
