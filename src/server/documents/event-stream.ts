import { createId, type Id } from '#lib/id.ts';
import { errorText, type ErrorCode } from '#contract/errors.ts';
import type { AccountId, DocumentId, SiteId } from '#domain/documents/record.ts';
import type { Services } from '#server/platform/services.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { EventChannel } from './event-channel.ts';
import { eventHubOf } from './event-hub.ts';
import { EventMessage } from './event-message.ts';
import { enterDocument, leaveDocument } from './presence.ts';

export interface StreamOptions {
  readonly siteId: SiteId;
  readonly documentId: DocumentId;
  /** The newest version the client has. */
  readonly since: number;
  readonly person: {
    readonly clientId: string;
    readonly accountId: AccountId;
    readonly sessionId: Id<'session'>;
    readonly name: string;
  };
  /** Checked repeatedly: a stream ends when the person signs out or loses the role (ROLE-24). */
  readonly isStillAllowed: () => Promise<boolean>;
  /** Called when the document is gone, or the stream cannot continue. */
  readonly channel: EventChannel;
}

/**
 * Opens the stream of one client: every change after `since` in order and without a gap, presence, publishes, the
 * removal. One that cannot be served gets an event `refused` with the reason, and ends: browsers hide the response of a
 * failed connection from the page. Returns the function that ends the stream.
 */
export async function openEventStream(services: Services, options: StreamOptions): Promise<() => void> {
  const { siteId, documentId, person, channel } = options;
  const { clientId, accountId, sessionId, name } = person;
  const hub = eventHubOf(services);
  const connectionId = createId<'connection'>();
  const full = hub.refusal(siteId, documentId, accountId);
  if (full !== null) return refuse(channel, full);
  // Counted from here on, so that many simultaneous connections cannot exceed the limit.
  const following = hub.take(siteId, documentId, {
    connectionId,
    accountId,
    sessionId,
    channel,
    isStillAllowed: options.isStillAllowed,
    version: options.since,
  });
  try {
    const at = new Date(services.now());
    const present = { clientId, accountId, name, connectionId };
    await services.db.transaction().execute((trx) => enterDocument(trx, siteId, documentId, present, at));
    await following.start();
  } catch (error) {
    if (error instanceof CallError) refuse(channel, error.code);
    else {
      services.log.warn({ err: error, siteId, documentId }, 'a stream of changes failed');
      channel.end();
    }
  }
  return () => {
    following.end();
    leaveDocument(services.db, siteId, documentId, connectionId).catch((error: Error) =>
      services.log.debug({ reason: error.message }, 'a person could not be taken off a document'),
    );
  };
}

function refuse(channel: EventChannel, code: ErrorCode): () => void {
  channel.send(new EventMessage('refused', { code, message: errorText(code) }));
  channel.end();
  return () => undefined;
}
