import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createEventFollower, type EventListener } from './follow-events.ts';

/** What a browser would open, to be answered by the test. */
class FakeConnection extends EventTarget {
  static opened: FakeConnection[] = [];
  readonly url: string;
  isClosed = false;

  constructor(url: string | URL) {
    super();
    this.url = String(url);
    FakeConnection.opened.push(this);
  }

  close(): void {
    this.isClosed = true;
  }

  tell(name: string, data?: string): void {
    this.dispatchEvent(data === undefined ? new Event(name) : new MessageEvent(name, { data }));
  }
}
class FakeSocket extends FakeConnection {}
class FakeEventSource extends FakeConnection {}

beforeEach(() => {
  FakeConnection.opened = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('EventSource', FakeEventSource);
  vi.stubGlobal('location', { href: 'https://demo.app.localhost:8080/config/pages' });
});
afterEach(() => vi.unstubAllGlobals());

function listen(): EventListener & { readonly told: unknown[] } {
  const told: unknown[] = [];
  return {
    told,
    opened: () => told.push('opened'),
    received: (name, data) => told.push([name, data]),
    broken: () => told.push('broken'),
  };
}
function latest(): FakeConnection {
  const connection = FakeConnection.opened.at(-1);
  if (connection === undefined) throw new Error('Nothing was opened.');
  return connection;
}

it('follows over a socket of the own host, and tells once that it broke', () => {
  const listener = listen();
  createEventFollower()('/api/documents/d1/events?since=3', listener);
  const socket = latest();
  expect(socket).toBeInstanceOf(FakeSocket);
  expect(socket.url).toBe('wss://demo.app.localhost:8080/api/documents/d1/events?since=3');
  socket.tell('open');
  socket.tell('message', JSON.stringify({ event: 'change', data: { version: 4 } }));
  socket.tell('error');
  socket.tell('close');
  expect(listener.told).toEqual(['opened', ['change', { version: 4 }], 'broken']);
  expect(FakeConnection.opened).toHaveLength(1);
});

it('follows server-sent events where no socket gets through, and asks for none again', () => {
  const listener = listen();
  const follow = createEventFollower();
  follow('/api/documents/d1/events?since=0', listener);
  latest().tell('close');
  const source = latest();
  expect(source).toBeInstanceOf(FakeEventSource);
  source.tell('open');
  source.tell('presence', JSON.stringify({ people: [] }));
  source.tell('error');
  expect(listener.told).toEqual(['opened', ['presence', { people: [] }], 'broken']);
  expect(source.isClosed).toBe(true);
  follow('/api/documents/d1/events?since=0', listener);
  expect(latest()).toBeInstanceOf(FakeEventSource);
});

it('tries a socket again after a time in which nothing answered', () => {
  const listener = listen();
  const follow = createEventFollower();
  follow('/api/documents/d1/events?since=0', listener);
  latest().tell('close');
  latest().tell('error');
  expect(listener.told).toEqual(['broken']);
  follow('/api/documents/d1/events?since=0', listener);
  expect(latest()).toBeInstanceOf(FakeSocket);
});

it('tells nothing after its end, also where that comes before the connection', () => {
  const listener = listen();
  const follow = createEventFollower();
  const endEarly = follow('/api/documents/d1/events?since=0', listener);
  const early = latest();
  endEarly();
  expect(early.isClosed).toBe(false);
  early.tell('open');
  expect(early.isClosed).toBe(true);
  early.tell('message', JSON.stringify({ event: 'removed', data: {} }));
  early.tell('close');

  const end = follow('/api/documents/d1/events?since=0', listener);
  latest().tell('open');
  end();
  latest().tell('close');
  expect(latest().isClosed).toBe(true);
  expect(listener.told).toEqual(['opened']);
});
