import type { JsonValue } from '#lib/json.ts';
import { DataCallError } from './data-call-error.ts';
import { CALL_TIMEOUT_MS, RETRY_DELAY_MS, type DataCallRequest } from './data-call-request.ts';
import { unableToConnect } from './failure-message.ts';
import { readAnswer, type Answer, type AnswerReading } from './read-answer.ts';
import { requestAddress } from './request-address.ts';
import { requestBody } from './request-body.ts';

/** The network request; rejects when no answer arrives within `timeoutMs`. */
export interface WireRequest {
  readonly url: string;
  readonly method: DataCallRequest['method'];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly timeoutMs: number;
}

/** What a call needs of the page around it. */
export interface DataCallEnvironment {
  /** Of the page, with its port. */
  readonly host: string;
  send(request: WireRequest): Promise<Answer>;
  /** The crumb of the cookie; empty where there is none (DATA-11). */
  readCrumb(): string;
  storeCrumb(crumb: string): void;
  cookiesEnabled(): boolean;
  wait(ms: number): Promise<void>;
  /** DATA-18; whether to ask for signing in as well, which calls that handle their failures do themselves (DATA-28). */
  loginRequired(error: DataCallError, asks: boolean): void;
  /** Shows the overlay for an error that nobody handles (DATA-19, DATA-20). */
  systemError(error: DataCallError): void;
  /** DATA-46: the address is reported without the crumb (DATA-47). */
  recordNetworkError(urlRequested: string): void;
}

/**
 * Makes a call and gives its parsed answer; throws `DataCallError`.
 * A refused crumb is replaced by the answer's and the call repeated once (DATA-21 to DATA-25); lost connections and
 * unlisted statuses are repeated as often as `retries` says (DATA-40 to DATA-43). Failures go to the sign-in prompt,
 * the dialog or the system-error overlay unless the caller handles them (DATA-19, DATA-20, DATA-26, DATA-28, DATA-30).
 */
export async function performDataCall(
  request: DataCallRequest,
  environment: DataCallEnvironment,
): Promise<JsonValue> {
  const url = requestAddress(request, null);
  let retries = request.retries ?? 0;
  let hasRenewedCrumb = false;
  let newCrumb: string | null = null;
  for (;;) {
    const reading = await sendOnce(request, url, newCrumb ?? environment.readCrumb(), environment);
    if (reading.kind === 'success') return reading.value;
    if (reading.kind === 'crumb') {
      newCrumb = reading.crumb;
      if (newCrumb !== null) environment.storeCrumb(newCrumb);
      if (!hasRenewedCrumb && environment.cookiesEnabled()) {
        hasRenewedCrumb = true;
        continue;
      }
    }
    if (reading.kind === 'retry' && retries > 0) {
      retries -= 1;
      await environment.wait(RETRY_DELAY_MS);
      continue;
    }
    if (reading.error.kind === 'network') environment.recordNetworkError(url);
    announce(request, reading.error, environment);
    throw reading.error;
  }
}

async function sendOnce(
  request: DataCallRequest,
  url: string,
  crumb: string,
  environment: DataCallEnvironment,
): Promise<AnswerReading> {
  const body = requestBody(request);
  let answer: Answer;
  try {
    answer = await environment.send({
      url: requestAddress(request, crumb),
      method: request.method,
      headers: { accept: 'application/json', ...(body && { 'content-type': body.contentType }) },
      body: body?.text ?? null,
      timeoutMs: request.timeoutMs ?? CALL_TIMEOUT_MS,
    });
  } catch (cause) {
    const message = unableToConnect(environment.host);
    const error = new DataCallError('network', message, { url, status: null, body: null });
    error.cause = cause;
    return { kind: 'retry', error };
  }
  return readAnswer(answer, url, environment.host);
}

function announce(request: DataCallRequest, error: DataCallError, environment: DataCallEnvironment): void {
  const isHandled = request.handlesFailures === true;
  if (error.kind === 'login') environment.loginRequired(error, !isHandled);
  if (isHandled) return;
  switch (error.kind) {
    case 'login':
      break;
    case 'fields':
      request.showErrors?.(error.errors);
      break;
    case 'network':
    case 'parse':
    case 'crumb':
    case 'authorization':
    case 'answer':
      environment.systemError(error);
      break;
  }
}
