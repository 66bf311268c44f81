import type { z } from 'zod';
import type { JsonValue } from '#lib/json.ts';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { DataCallError } from '#domain/data-call/data-call-error.ts';
import type { DataCallRequest } from '#domain/data-call/data-call-request.ts';
import { performDataCall } from '#domain/data-call/perform-data-call.ts';
import { ApiError } from './api-error.ts';
import { createCallEnvironment, type CallOptions } from './call-environment.ts';
import type { EndpointInput } from './endpoint-input.ts';
import { askToReauthenticate } from './reauthentication-requests.ts';
import { askToSignIn } from './sign-in-requests.ts';

/**
 * Calls an endpoint of the page's host and returns its parsed answer. A refused crumb is replaced and the call repeated
 * once; where the session has ended, the person is asked to sign in and the call is repeated afterwards, and where it
 * takes a recent sign-in, to prove who they are. Throws `ApiError`.
 */
export async function callEndpoint<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Output extends z.ZodType,
>(
  definition: EndpointDefinition<Params, Query, Body, Output>,
  input: EndpointInput<Params, Query, Body>,
  options: CallOptions = {},
): Promise<z.output<Output>> {
  const parts = input as LooseInput;
  const request: DataCallRequest = {
    method: definition.method,
    path: fillPath(definition.path, parts.params ?? {}),
    ...(parts.query === undefined ? {} : { query: parts.query }),
    ...(parts.body === undefined ? {} : { body: parts.body }),
    handlesFailures: true,
  };
  const answer = await send(request, options);
  return definition.output.parse(answer);
}

interface LooseInput {
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly query?: NonNullable<DataCallRequest['query']> | undefined;
  readonly body?: JsonValue | undefined;
}

async function send(request: DataCallRequest, options: CallOptions): Promise<JsonValue> {
  try {
    return await performDataCall(request, createCallEnvironment(options));
  } catch (error) {
    if (!(error instanceof DataCallError)) throw error;
    if (options.isBackground !== true && (await makeUpFor(error, options))) return send(request, options);
    throw new ApiError(error);
  }
}

/** Asks the person for what a call lacked; whether it can be repeated with that. */
async function makeUpFor(error: DataCallError, { proof }: CallOptions): Promise<boolean> {
  if (error.kind === 'login') return askToSignIn();
  return error.code === 'recent-sign-in-needed' ? askToReauthenticate(proof ?? {}) : false;
}

function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replaceAll(/:(\w+)/g, (_placeholder, name: string) => encodeURIComponent(params[name] ?? ''));
}
