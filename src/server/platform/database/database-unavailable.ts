import { CallError } from '#server/platform/http/errors.ts';

const NETWORK_CODES: ReadonlySet<string> = new Set([
  'ENOENT',
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** PostgreSQL's own codes: connection exceptions (08…), shutdown and start-up (57P01 to 57P03), too many connections. */
const SERVER_CODE = /^(08|57P0[1235]|53300)/;

/** What `pg` says without a code. */
const MESSAGES: readonly RegExp[] = [
  /^Connection terminated/,
  /^Client has encountered a connection error/,
  /^Client was closed/,
  /^timeout e/,
  /^Cannot use a pool after calling end/,
];

/** Whether an error means that the database is unavailable, and not that a query is wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof CallError) return error.code === 'unavailable';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const isOfConnection = 'syscall' in error ? NETWORK_CODES.has(code) && isSocketCall(error.syscall) : false;
  if (isOfConnection || SERVER_CODE.test(code)) return true;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  return MESSAGES.some((pattern) => pattern.test(error.message));
}

/** `ENOENT` of a file is no sign of the database. */
function isSocketCall(syscall: unknown): boolean {
  return typeof syscall === 'string' && /^(connect|read|write|getaddrinfo)$/.test(syscall);
}
