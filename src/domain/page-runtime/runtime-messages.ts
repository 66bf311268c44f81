/** Console messages of the runtime. */
export const RUNTIME_MESSAGES = {
  /** DATA-75 */
  secondRun: 'Detected second run, this is bad.',
  /** DATA-78 */
  missingEnvironment: 'CRITICAL: the page context is missing, the page stays without its runtime.',
  /** DATA-76 */
  initializerFailed: 'Initializer failed',
  /** TIME-14, TIME-15 */
  tweenUnsupported: 'portico.tween is unsupported.',
  /** IMG-10 */
  imageLoaderMissing: 'Loader2 not found',
  behaviourFailed: 'Block could not be started',
  consentNotRecorded: 'The cookie choice holds, but could not be recorded',
} as const;

/** How long a chunk may take before it counts as failed, in ms (DATA-70). */
export const CHUNK_TIMEOUT_MS = 120_000;
