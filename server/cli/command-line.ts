import { loadConfig, readEnvironment } from '#server/config.ts';
import { type Command, run } from '#server/control.ts';
import { ArchiveError } from '#server/db/backup/archive.ts';
import { StartError } from '#server/errors.ts';

/** Runs a program of the command line: what went wrong in a known way is said, and the exit code tells. */
export async function runFromCommandLine(program: () => Promise<void>): Promise<void> {
  try {
    await program();
  } catch (error) {
    if (!(error instanceof StartError || error instanceof ArchiveError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/**
 * Does a command with the settings of the environment, in the running service when that holds the database.
 * @throws {StartError} when it is refused or the database can't be had
 */
export async function obeyHere(command: Command): Promise<void> {
  const { error } = await run(loadConfig(readEnvironment()), command);
  if (error !== null) throw new StartError(error);
}
