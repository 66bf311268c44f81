import { appUrl } from '#server/platform/config/addresses.ts';
import { ConfigurationError } from '#server/platform/config/configuration.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The message for a failed start, for the person at the terminal. */
export function explainStartError(error: unknown, environment: Environment): string {
  if (error instanceof ConfigurationError) {
    return `Portico cannot start with these settings:\n${error.message}`;
  }
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE') return explainUsedPort(error, environment);
  return error.stack ?? error.message;
}

function explainUsedPort(error: Error, environment: Environment): string {
  const privatePort = Number(environment['PRIVATE_PORT'] || 0);
  const port = Number(environment['PORT'] || 8080);
  const used = 'port' in error ? Number(error.port) : port;
  if (used === privatePort) {
    return `Port ${used}, which PRIVATE_PORT sets for the metrics, is in use. Stop what uses it, or start Portico with another PRIVATE_PORT.`;
  }
  const dashboard = appUrl(
    {
      appDomain: environment['APP_DOMAIN'] || 'app.localhost',
      sitesDomain: '',
      publicProtocol: 'http',
      publicPort: port,
    },
    null,
    '/',
  );
  return `Port ${used} is in use. Stop what uses it, or start Portico with another PORT. The dashboard of a Portico that is running already is at ${dashboard}`;
}
