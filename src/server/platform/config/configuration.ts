import path from 'node:path';
import { z } from 'zod';
import { DATABASE_ENVIRONMENT, databaseLimits, type DatabaseLimits } from './database-configuration.ts';
import {
  ACCOUNTS_ENVIRONMENT,
  accountsConfiguration,
  type AccountsConfiguration,
} from './accounts-configuration.ts';
import { IMPORTS_ENVIRONMENT } from './imports-configuration.ts';
import { LIVE_ENVIRONMENT, liveConfiguration, type LiveLimits } from './live-configuration.ts';
import { MAIL_ENVIRONMENT, wantsTls } from './mail-configuration.ts';
import { DRAIN_ENVIRONMENT, drainMs } from './drain-configuration.ts';
import {
  MAPS_ENVIRONMENT,
  mapsConfiguration,
  mapsFault,
  type MapsConfiguration,
} from './maps-configuration.ts';
import { METRICS_ENVIRONMENT } from './metrics-configuration.ts';
import { PAYMENTS_ENVIRONMENT } from './payments-configuration.ts';
import {
  PROXY_ENVIRONMENT,
  proxyConfiguration,
  proxyFault,
  type ProxyConfiguration,
} from './proxy-configuration.ts';
import { QUOTAS_ENVIRONMENT, quotasConfiguration, type Quotas } from './quotas-configuration.ts';
import {
  SECRET_KEY_ENVIRONMENT,
  secretKeyConfiguration,
  type SecretKeyConfiguration,
} from './secret-key-configuration.ts';
import {
  RETENTION_ENVIRONMENT,
  retentionConfiguration,
  type RetentionConfiguration,
} from './retention-configuration.ts';
import { OUTSIDE_ENVIRONMENT, outsideProxies, type OutsideProxies } from './outside-configuration.ts';
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
  ...METRICS_ENVIRONMENT,
  PUBLIC_PROTOCOL: z.enum(['http', 'https'], { error: 'must be http or https' }).default('http'),
  PUBLIC_PORT: port.optional(),
  ...PROXY_ENVIRONMENT,
  DATA_DIR: z.string().default('./data'),
  ...DATABASE_ENVIRONMENT,
  ...SECRET_KEY_ENVIRONMENT,
  ...DRAIN_ENVIRONMENT,
  ...OUTSIDE_ENVIRONMENT,
  SMTP_URL: address('smtp:', 'smtps:').optional(),
  MAIL_FROM: z.string().optional(),
  ...MAIL_ENVIRONMENT,
  S3_URL: address('http:', 'https:', 's3:').optional(),
  FORM_SUBMISSIONS_PER_VISITOR: atLeastOne.default(10),
  FORM_SUBMISSIONS_PER_SITE: atLeastOne.default(300),
  ...MAPS_ENVIRONMENT,
  ...PAYMENTS_ENVIRONMENT,
  ...IMPORTS_ENVIRONMENT,
  ...ACCOUNTS_ENVIRONMENT,
  ...QUOTAS_ENVIRONMENT,
  ...LIVE_ENVIRONMENT,
  ...RETENTION_ENVIRONMENT,
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }).default('info'),
  PORTICO_OWNER_EMAIL: z.email('must be an email address').optional(),
  PORTICO_OWNER_PASSWORD: z.string().min(8, 'must have at least 8 characters').optional(),
  NODE_ENV: z.string().optional(),
});

export interface Configuration extends SecretKeyConfiguration {
  readonly appDomain: string;
  readonly sitesDomain: string;
  /** The network interface to listen on; null listens on all. */
  readonly host: string | null;
  readonly port: number;
  /** Where `/metrics` answers, or null. */
  readonly privatePort: number | null;
  /** The network interface it answers on. */
  readonly privateHost: string;
  readonly publicProtocol: 'http' | 'https';
  /** The port that addresses show; null where it is the protocol's own. */
  readonly publicPort: number | null;
  readonly proxies: ProxyConfiguration;
  /** Absolute. */
  readonly dataDir: string;
  /** Null: Portico runs its own PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | null;
  /** The same server without a pooler in between; null: `databaseUrl` is the server itself. */
  readonly databaseListenUrl: string | null;
  readonly postgresBinaries: string | null;
  readonly databaseLimits: DatabaseLimits;
  readonly drainMs: number;
  /** Through what other servers are called; null: directly. */
  readonly outsideProxies: OutsideProxies | null;
  readonly smtpUrl: string | null;
  /** Mails are not sent to a server that does not speak TLS. */
  readonly smtpWantsTls: boolean;
  readonly mailFrom: string;
  readonly s3Url: string | null;
  /** Submissions in ten minutes before HTTP 429: of one form by one network address, and of a whole site (FORM-69). */
  readonly formLimits: { readonly perVisitor: number; readonly perSite: number };
  readonly maps: MapsConfiguration;
  /** Where Stripe is called, or a stand-in for it. */
  readonly stripeApiUrl: string;
  /** MB that reading an import may take. */
  readonly importMemoryMb: number;
  readonly accounts: AccountsConfiguration;
  readonly quotas: Quotas;
  readonly live: LiveLimits;
  readonly retention: RetentionConfiguration;
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
  for (const wrong of [mapsFault(settings), proxyFault(settings)]) {
    if (wrong !== null) throw new ConfigurationError(wrong);
  }
  const publicPort = settings.PUBLIC_PORT ?? settings.PORT;
  const ownPort = settings.PUBLIC_PROTOCOL === 'https' ? 443 : 80;
  return {
    appDomain: settings.APP_DOMAIN,
    sitesDomain: settings.SITES_DOMAIN,
    host: settings.HOST ?? null,
    port: settings.PORT,
    privatePort: settings.PRIVATE_PORT ?? null,
    privateHost: settings.PRIVATE_HOST,
    publicProtocol: settings.PUBLIC_PROTOCOL,
    publicPort: publicPort === ownPort ? null : publicPort,
    proxies: proxyConfiguration(settings),
    dataDir: path.resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL ?? null,
    databaseListenUrl: settings.DATABASE_LISTEN_URL ?? null,
    postgresBinaries: settings.PG_BIN ?? null,
    databaseLimits: databaseLimits(settings),
    drainMs: drainMs(settings),
    outsideProxies: outsideProxies(settings),
    ...secretKeyConfiguration(settings),
    smtpUrl: settings.SMTP_URL ?? null,
    smtpWantsTls: wantsTls(settings),
    mailFrom: settings.MAIL_FROM ?? `Portico <no-reply@${settings.SITES_DOMAIN}>`,
    s3Url: settings.S3_URL ?? null,
    formLimits: {
      perVisitor: settings.FORM_SUBMISSIONS_PER_VISITOR,
      perSite: settings.FORM_SUBMISSIONS_PER_SITE,
    },
    maps: mapsConfiguration(settings),
    stripeApiUrl: settings.STRIPE_API_URL,
    importMemoryMb: settings.IMPORT_MEMORY_MB,
    accounts: accountsConfiguration(settings),
    quotas: quotasConfiguration(settings),
    live: liveConfiguration(settings),
    retention: retentionConfiguration(settings),
    logLevel: settings.LOG_LEVEL,
    firstOwner:
      settings.PORTICO_OWNER_EMAIL && settings.PORTICO_OWNER_PASSWORD
        ? { email: settings.PORTICO_OWNER_EMAIL, password: settings.PORTICO_OWNER_PASSWORD }
        : null,
    isProduction: settings.NODE_ENV !== 'development',
  };
}
