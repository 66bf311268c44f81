import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { AccessKind, EndpointDefinition, EndpointHost } from '#contract/endpoint.ts';
import type { Services } from '../services.ts';
import { admittedCaller, admittedSite } from './admission.ts';
import type { Call } from './call.ts';
import { parseInput, parseParams } from './parse-input.ts';

/** An endpoint with what answers it. */
export interface Route {
  readonly definition: EndpointDefinition;
  /** Throws where the call is not let in or its input is wrong; `reply` where the handler has answered through it. */
  readonly answer: (services: Services, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
}

/** Binds a handler to its definition. */
export function implement<
  Host extends EndpointHost,
  Access extends AccessKind,
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Output extends z.ZodType,
>(
  definition: EndpointDefinition<Params, Query, Body, Output, Host, Access>,
  handle: (
    call: Call<Host, Access, z.infer<Params>, z.infer<Query>, z.infer<Body>>,
  ) => Promise<z.input<Output> | FastifyReply>,
): Route {
  return {
    definition,
    answer: async (services, request, reply) =>
      handle({
        site: admittedSite(definition.host, request),
        caller: admittedCaller<Access>(definition.access, request.caller),
        params: parseParams(definition.params, request.params),
        query: parseInput(definition.query, request.query),
        body: parseInput(definition.body, request.body),
        services,
        request,
        reply,
      }),
  };
}
