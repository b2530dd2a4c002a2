import { loadConfig, readEnvironment } from '#server/config.ts';
import { type Command, run } from '#server/control.ts';
import { ArchiveError } from '#server/db/backup/archive.ts';
import { StartError } from '#server/errors.ts';

/** Runs a command-line program: prints expected errors as one line and sets the exit code. */
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
 * Runs a command with the settings from the environment; when the running service holds the embedded
 * database, that service runs it.
 * @returns what it has to say
 * @throws {StartError} when the command is refused or the database cannot be opened
 */
export async function obeyHere(command: Command): Promise<readonly string[]> {
  const { error, said = [] } = await run(loadConfig(readEnvironment()), command);
  if (error !== null) throw new StartError(error);
  return said;
}
