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
  readonly heading: string;
  readonly lines: readonly string[];
}

export const SYSTEM_ERROR_HEADING = 'Something Went Wrong!';
export const SYSTEM_ERROR_NOTE =
  'This error has been logged and reported. Please reload the page and try again.';
export const SYSTEM_ERROR_BUTTONS = { reload: 'Reload Page', clear: 'Clear' } as const;

/**
 * What the overlay says: the network kind when no answer came (OVER-70, OVER-71), details in development (OVER-72), and
 * the cleaned kind for everybody else (OVER-68, OVER-69, OVER-75).
 */
export function systemErrorText(error: SystemError, host: string, isDevelopment: boolean): SystemErrorText {
  if (error.isNetwork) {
    return {
      heading: SYSTEM_ERROR_HEADING,
      lines: [error.serverText ?? `Unable to connect to ${host}. Please try again.`],
    };
  }
  return {
    heading: SYSTEM_ERROR_HEADING,
    lines: isDevelopment ? [error.url, error.format, error.message] : [SYSTEM_ERROR_NOTE],
  };
}
