import path from 'node:path';
import { z } from 'zod';
import {
  MAPS_ENVIRONMENT,
  mapsConfiguration,
  mapsFault,
  type MapsConfiguration,
} from './maps-configuration.ts';
import type { Secrets } from './secrets.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const domain = z
  .string()
  .toLowerCase()
  .regex(
    /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/,
    'must be a host name without protocol, port or path, such as example.org',
  );

const port = z.coerce
  .number({ error: 'must be a port number' })
  .int('must be a port number')
  .min(0, 'must be a port number')
  .max(65_535, 'must be a port number, at most 65535');

const atLeastOne = z.coerce
  .number({ error: 'must be a whole number' })
  .int('must be a whole number')
  .min(1, 'must be at least 1');

const address = (...protocols: string[]) =>
  z.string().refine((text) => protocols.includes(URL.parse(text)?.protocol ?? ''), {
    error: `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });

/** Every setting, by the name of its environment variable. docs/guides/configuration.md explains them. */
export const ENVIRONMENT_SCHEMA = z.object({
  APP_DOMAIN: domain.default('app.localhost'),
  SITES_DOMAIN: domain.default('localhost'),
  HOST: z.string().optional(),
  PORT: port.default(8080),
  PRIVATE_PORT: port.optional(),
  PUBLIC_PROTOCOL: z.enum(['http', 'https'], { error: 'must be http or https' }).default('http'),
  PUBLIC_PORT: port.optional(),
  TRUST_PROXY: z.enum(['true', 'false'], { error: 'must be true or false' }).default('false'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: address('postgres:', 'postgresql:').optional(),
  PG_BIN: z.string().optional(),
  SMTP_URL: address('smtp:', 'smtps:').optional(),
  MAIL_FROM: z.string().optional(),
  S3_URL: address('http:', 'https:', 's3:').optional(),
  FORM_SUBMISSIONS_PER_VISITOR: atLeastOne.default(10),
  FORM_SUBMISSIONS_PER_SITE: atLeastOne.default(300),
  ...MAPS_ENVIRONMENT,
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }).default('info'),
  PORTICO_OWNER_EMAIL: z.email('must be an email address').optional(),
  PORTICO_OWNER_PASSWORD: z.string().min(8, 'must have at least 8 characters').optional(),
  NODE_ENV: z.string().optional(),
});

export interface Configuration {
  readonly appDomain: string;
  readonly sitesDomain: string;
  /** The network interface to listen on; null listens on all. */
  readonly host: string | null;
  readonly port: number;
  /** Where `/metrics` answers, or null. */
  readonly privatePort: number | null;
  readonly publicProtocol: 'http' | 'https';
  /** The port that addresses show; null where it is the protocol's own. */
  readonly publicPort: number | null;
  /** Whether `X-Forwarded-*` is believed. */
  readonly trustProxy: boolean;
  /** Absolute. */
  readonly dataDir: string;
  /** Null: Portico runs its own PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly postgresBinaries: string | null;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly s3Url: string | null;
  /** Submissions in ten minutes before HTTP 429: of one form by one network address, and of a whole site (FORM-69). */
  readonly formLimits: { readonly perVisitor: number; readonly perSite: number };
  readonly maps: MapsConfiguration;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly firstOwner: { readonly email: string; readonly password: string } | null;
  /** False under `npm run dev` only. */
  readonly isProduction: boolean;
  readonly secrets: Secrets;
}

/** Settings that are wrong, one line each, for the person who starts Portico. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}

/** Reads the environment. Empty variables count as absent. Throws `ConfigurationError` naming every wrong setting. */
export function readConfiguration(
  environment: Readonly<Record<string, string | undefined>>,
): Omit<Configuration, 'secrets'> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = ENVIRONMENT_SCHEMA.safeParse(given);
  if (!parsed.success) {
    throw new ConfigurationError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('\n'),
    );
  }
  const settings = parsed.data;
  if (Boolean(settings.PORTICO_OWNER_EMAIL) !== Boolean(settings.PORTICO_OWNER_PASSWORD)) {
    throw new ConfigurationError('PORTICO_OWNER_EMAIL and PORTICO_OWNER_PASSWORD have to be set together');
  }
  if (settings.APP_DOMAIN === settings.SITES_DOMAIN) {
    throw new ConfigurationError('APP_DOMAIN and SITES_DOMAIN have to be different host names');
  }
  const wrongMaps = mapsFault(settings);
  if (wrongMaps !== null) throw new ConfigurationError(wrongMaps);
  const publicPort = settings.PUBLIC_PORT ?? settings.PORT;
  const ownPort = settings.PUBLIC_PROTOCOL === 'https' ? 443 : 80;
  return {
    appDomain: settings.APP_DOMAIN,
    sitesDomain: settings.SITES_DOMAIN,
    host: settings.HOST ?? null,
    port: settings.PORT,
    privatePort: settings.PRIVATE_PORT ?? null,
    publicProtocol: settings.PUBLIC_PROTOCOL,
    publicPort: publicPort === ownPort ? null : publicPort,
    trustProxy: settings.TRUST_PROXY === 'true',
    dataDir: path.resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL ?? null,
    postgresBinaries: settings.PG_BIN ?? null,
    smtpUrl: settings.SMTP_URL ?? null,
    mailFrom: settings.MAIL_FROM ?? `Portico <no-reply@${settings.SITES_DOMAIN}>`,
    s3Url: settings.S3_URL ?? null,
    formLimits: {
      perVisitor: settings.FORM_SUBMISSIONS_PER_VISITOR,
      perSite: settings.FORM_SUBMISSIONS_PER_SITE,
    },
    maps: mapsConfiguration(settings),
    logLevel: settings.LOG_LEVEL,
    firstOwner:
      settings.PORTICO_OWNER_EMAIL && settings.PORTICO_OWNER_PASSWORD
        ? { email: settings.PORTICO_OWNER_EMAIL, password: settings.PORTICO_OWNER_PASSWORD }
        : null,
    isProduction: settings.NODE_ENV !== 'development',
  };
}
