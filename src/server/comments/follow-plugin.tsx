import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { comments } from '#messages/en/comments.ts';
import type { Message } from '#messages/message.ts';
import { ButtonForm, newsletterPage } from '#server/newsletters/newsletter-page.tsx';
import { sendPage } from '#server/newsletters/page-answer.ts';
import { siteOf } from '#server/platform/http/site-scope.ts';
import type { Services } from '#server/platform/services.ts';
import { readFollowToken, type FollowLink } from './follow-links.ts';
import { confirmFollower, leaveReplies } from './followers.ts';

interface OfToken {
  readonly Params: { readonly token: string };
}

const ASKED: Readonly<
  Record<FollowLink, { readonly title: Message; readonly button: Message; readonly done: Message }>
> = {
  confirm: {
    title: comments.confirmReplies,
    button: comments.confirmButton,
    done: comments.repliesConfirmed,
  },
  'leave-thread': { title: comments.leaveThread, button: comments.leaveButton, done: comments.threadLeft },
  'leave-all': { title: comments.leaveAll, button: comments.leaveButton, done: comments.allLeft },
};

/**
 * Where the links of mails about replies lead (COMT-28). Opening one changes nothing; its button does, and so does the
 * one POST of mail programs (NEWS-44).
 */
export function registerFollowing(
  app: FastifyInstance,
  services: Services,
  options: RouteShorthandOptions,
): void {
  app.get<OfToken>('/api/comment/mails/:token', options, async (request, reply) => {
    const asked = readIn(request);
    if (asked === null) return sendPage(reply, await page(request, comments.linkUnknown, null));
    const { title, button } = ASKED[asked.kind];
    return sendPage(reply, await page(request, title, button));
  });

  app.post<OfToken>('/api/comment/mails/:token', options, async (request, reply) => {
    const { siteId } = siteOf(request);
    const asked = readIn(request);
    if (asked === null) return sendPage(reply, await page(request, comments.linkUnknown, null));
    const { kind, commentId } = asked;
    if (kind === 'confirm') {
      const isKnown = await confirmFollower(services, siteId, commentId);
      const title = isKnown ? ASKED.confirm.done : comments.linkUnknown;
      return sendPage(reply, await page(request, title, null));
    }
    await leaveReplies(services.db, siteId, commentId, kind);
    return sendPage(reply, await page(request, ASKED[kind].done, null));
  });

  function readIn(request: FastifyRequest<OfToken>) {
    return readFollowToken(services, siteOf(request).siteId, request.params.token);
  }

  function page(request: FastifyRequest, title: Message, button: Message | null): Promise<string> {
    return newsletterPage(services, siteOf(request).siteId, (translate) => ({
      title,
      content: button === null ? null : <ButtonForm action={request.url} label={translate(button)} />,
    }));
  }
}
