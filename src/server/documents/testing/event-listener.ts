import { request, type ClientRequest } from 'node:http';
import type { JsonObject } from '#lib/json.ts';
import type { Contributor } from './sign-in-contributor.ts';

export interface ReceivedEvent {
  readonly id: string | null;
  readonly event: string;
  readonly data: JsonObject;
}

/** Reads a stream of server-sent events over a real connection. */
export class EventListener {
  readonly events: ReceivedEvent[] = [];
  isEnded = false;
  readonly #request: ClientRequest;
  #text = '';
  #waiting: (() => void)[] = [];

  constructor(
    port: number,
    { browser, host }: Contributor,
    path: string,
    headers: Record<string, string> = {},
  ) {
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    this.#request = request(
      { port, path, host: '127.0.0.1', headers: { host, cookie, ...headers } },
      (response) => {
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => this.#read(chunk));
        response.on('close', () => {
          this.isEnded = true;
          this.#wake();
        });
        response.on('error', () => this.#wake());
      },
    );
    this.#request.on('error', () => this.#wake());
    this.#request.end();
  }

  /** The first event, received or still to come, that fits. */
  async next(event: string, fits: (data: JsonObject) => boolean = () => true): Promise<ReceivedEvent> {
    for (;;) {
      const found = this.events.find((each) => each.event === event && fits(each.data));
      if (found !== undefined) return found;
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  async ended(): Promise<void> {
    while (!this.isEnded) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  close(): void {
    this.#request.destroy();
  }

  #read(chunk: string): void {
    this.#text += chunk;
    const messages = this.#text.split('\n\n');
    this.#text = messages.pop() ?? '';
    for (const message of messages) {
      const field = (name: string): string | null =>
        message
          .split('\n')
          .find((line) => line.startsWith(`${name}: `))
          ?.slice(name.length + 2) ?? null;
      const data = field('data');
      if (data === null) continue;
      this.events.push({
        id: field('id'),
        event: field('event') ?? 'message',
        data: JSON.parse(data) as JsonObject,
      });
    }
    this.#wake();
  }

  #wake(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
