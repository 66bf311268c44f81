import { systemErrors } from '#messages/en/system-errors.ts';
import { fill, type Words } from '#messages/message.ts';

/** What the system-error overlay can tell of an error (OVER-66 to OVER-78). */
export interface SystemError {
  readonly isNetwork: boolean;
  /** The server's own text of a network error, where it gave one (OVER-71). */
  readonly serverText: string | null;
  readonly url: string;
  /** How the answer was to be read. */
  readonly format: string;
  readonly message: string;
}

export interface SystemErrorText {
  readonly heading: Words;
  /** Texts of the product's, or as the server or the error said them. */
  readonly lines: readonly (Words | string)[];
}

/**
 * What the overlay says: the network kind when no answer came (OVER-70, OVER-71), details in development (OVER-72), and
 * the cleaned kind for everybody else (OVER-68, OVER-69, OVER-75).
 */
export function systemErrorText(error: SystemError, host: string, isDevelopment: boolean): SystemErrorText {
  if (error.isNetwork) {
    return {
      heading: systemErrors.heading,
      lines: [error.serverText ?? fill(systemErrors.noConnection, { host })],
    };
  }
  return {
    heading: systemErrors.heading,
    lines: isDevelopment ? [error.url, error.format, error.message] : [systemErrors.note],
  };
}
