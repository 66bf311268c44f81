import { z } from 'zod';

/** The events of a document, as they are sent (contract/documents.ts, `documentEvents`). */
const EVENT_NAMES = ['change', 'state', 'presence', 'published', 'removed', 'refused', 'threads'] as const;
type EventName = (typeof EVENT_NAMES)[number];

export interface EventListener {
  readonly opened: () => void;
  readonly received: (name: EventName, data: unknown) => void;
  /** The connection ended or failed; called once. The caller reconnects if it wants to. */
  readonly broken: () => void;
}

/** Follows the events of an address of the own host; the returned function ends it, after which no callback runs. */
type FollowEvents = (path: string, listener: EventListener) => () => void;

const messageSchema = z.object({ event: z.enum(EVENT_NAMES), data: z.unknown() });

/**
 * Over WebSockets, since browsers open no more than six connections of HTTP/1.1 to a host, for all tabs together: with
 * a stream of server-sent events for each open document, a third tab would never load. Where a proxy lets no WebSocket
 * through, over server-sent events.
 */
export function createEventFollower(): FollowEvents {
  let isSocketRefused = false;
  return (path, listener) => {
    if (isSocketRefused) return followServerSentEvents(path, listener);
    let end = followSocket(path, {
      ...listener,
      refused() {
        const opened = (): void => {
          isSocketRefused = true;
          listener.opened();
        };
        end = followServerSentEvents(path, { ...listener, opened });
      },
    });
    return () => end();
  };
}

function followSocket(path: string, listener: EventListener & { readonly refused: () => void }): () => void {
  const url = new URL(path, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(url);
  let isOpen = false;
  let isEnded = false;
  socket.addEventListener('open', () => {
    isOpen = true;
    if (isEnded) socket.close();
    else listener.opened();
  });
  socket.addEventListener('message', ({ data }) => {
    if (isEnded) return;
    const message = messageSchema.parse(JSON.parse(String(data)));
    listener.received(message.event, message.data);
  });
  socket.addEventListener('close', () => {
    if (isEnded) return;
    if (isOpen) listener.broken();
    else listener.refused();
  });
  return () => {
    isEnded = true;
    // Browsers log an error for a socket that is closed before it is open.
    if (isOpen) socket.close();
  };
}

function followServerSentEvents(path: string, listener: EventListener): () => void {
  const source = new EventSource(path);
  for (const name of EVENT_NAMES) {
    source.addEventListener(name, ({ data }) => listener.received(name, JSON.parse(String(data))));
  }
  source.addEventListener('open', () => listener.opened());
  // Closed here, since the browser's own reconnect would use the version of the first connection.
  source.addEventListener('error', () => {
    source.close();
    listener.broken();
  });
  return () => source.close();
}
