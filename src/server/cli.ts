import { parseArgs } from 'node:util';
import { registerDocumentKinds } from '#server/document-kinds.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { backupCommand, restoreCommand } from './commands/backup-command.ts';
import { CommandError } from './commands/command-error.ts';
import { featuresCommand } from './commands/features-command.ts';
import { importCommand } from './commands/import-command.ts';
import { resetSecondFactorCommand } from './commands/reset-second-factor-command.ts';
import { rotateKeyCommand } from './commands/rotate-key-command.ts';
import { ConfigurationError } from '#server/platform/config/configuration.ts';
import { beginStart } from './start/begin-start.ts';
import { startServices, type StartedServices } from './start/start-services.ts';

const USAGE = `Usage: npm run portico -- COMMAND

  backup FILE                                  Write database, files and secrets into one archive
  restore FILE                                 Put an archive in the place of what is there
  import wordpress FILE --site NAME [--dry-run]  Bring a WordPress export into a site
  features SITE [--on NAME] [--off NAME]       Say what a site has, and switch functions of it on or off
  reset-second-factor EMAIL                    Let somebody sign in with the password alone again
  rotate-key                                   Change the key that stored secrets are encrypted with

Settings are the same environment variables as for npm start. All commands work while Portico runs.`;

type Command = (started: StartedServices) => Promise<void>;

const print = (line: string) => void process.stdout.write(`${line}\n`);

try {
  await run(readCommand(process.argv.slice(2)));
  process.exit(0);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}

function readCommand(args: readonly string[]): Command {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      site: { type: 'string' },
      'dry-run': { type: 'boolean' },
      on: { type: 'string', multiple: true },
      off: { type: 'string', multiple: true },
    },
  });
  const [name, first, second] = positionals;
  if (name === 'backup' && first !== undefined) return (started) => backupCommand(started, first, print);
  if (name === 'restore' && first !== undefined) return (started) => restoreCommand(started, first, print);
  if (name === 'reset-second-factor' && first !== undefined) {
    return (started) => resetSecondFactorCommand(started, first, print);
  }
  if (name === 'features' && first !== undefined) {
    const { on = [], off = [] } = values;
    return (started) => featuresCommand(started, { site: first, on, off }, print);
  }
  if (name === 'rotate-key') return (started) => rotateKeyCommand(started, print);
  const { site } = values;
  if (name === 'import' && first === 'wordpress' && second !== undefined && site !== undefined) {
    return (started) =>
      importCommand(started, { file: second, site, isDryRun: values['dry-run'] ?? false }, print);
  }
  throw new CommandError(USAGE);
}

async function run(command: Command): Promise<void> {
  // Standard output is for the person at the terminal; the log shows only errors.
  const begun = beginStart({ LOG_LEVEL: 'error', ...process.env });
  registerDocumentKinds();
  const started = await startServices(begun);
  try {
    await command(started);
  } finally {
    await started.close();
  }
}

function explain(error: unknown): string {
  if (error instanceof ConfigurationError) return `These settings are not right:\n${error.message}`;
  if (error instanceof CommandError || error instanceof CallError) return error.message;
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
    return `${error.message}\n\n${USAGE}`;
  return error.stack ?? error.message;
}
