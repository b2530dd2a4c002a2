/**
 * Validation of the arguments a client passes to a hub method. Accepts any Standard Schema (zod, valibot,
 * arktype …) or a plain function.
 */

/** The subset of Standard Schema (standardschema.dev) used here. */
export interface ArgumentSchema<Args> {
  readonly '~standard': {
    readonly validate: (value: unknown) => SchemaResult<Args> | Promise<SchemaResult<Args>>;
  };
}

type SchemaResult<Args> =
  | { readonly value: Args; readonly issues?: undefined }
  | { readonly issues: readonly unknown[] };

/** Returns the validated arguments; throws any error when they are invalid. */
export type ArgumentFunction<Args> = (args: readonly unknown[]) => Args;

/** How a hub method validates its arguments: the schema of a tuple, or a function. */
export type ArgumentCheck<Args> = ArgumentSchema<Args> | ArgumentFunction<Args>;

/** The arguments are invalid. Clients learn only that the method failed. */
export class WrongArguments extends Error {
  override name = 'WrongArguments';
}

/** For methods without arguments: refuses any argument. */
export function noArguments(args: readonly unknown[]): [] {
  if (args.length > 0) throw new WrongArguments('No arguments are taken.');
  return [];
}

/**
 * Validates arguments.
 * @throws {WrongArguments} with the validation error as its cause
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
