import { pino } from 'pino';
import type { Configuration } from '#server/platform/config/configuration.ts';
import { loggableError } from './loggable-error.ts';
import type { Logger } from './logger.ts';

/** Writes one JSON object per line to standard output. */
export function createPinoLogger(level: Configuration['logLevel']): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: named },
    serializers: { err: loggableError },
  });
}

function named(label: string): object {
  return { level: label };
}
