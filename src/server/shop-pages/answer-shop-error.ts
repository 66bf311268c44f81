import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerFormError } from '#server/forms/answer-form-error.ts';
import { answerError } from '#server/platform/http/error-response.ts';
import type { Services } from '#server/platform/services.ts';

/**
 * Answers a form of the cart or the checkout that failed with a page that says so, keeps what was typed, and sends it again:
 * with the key of the submission, so that nothing is ordered twice (ORD-25, ORD-159, ORD-167). Scripts are told in JSON.
 */
export function answerShopError(services: Services) {
  const answerForm = answerFormError(services);
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const isForm = request.method === 'POST' && request.headers.accept?.includes('text/html') === true;
    if (isForm) answerForm(error, request, reply);
    else void answerError(services, error, request, reply);
  };
}
