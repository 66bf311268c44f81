/** One event of a document, serialised once for all clients it goes to. */
export class EventMessage {
  /** Its data as JSON: messages with equal texts are equal. */
  readonly json: string;
  readonly #event: string;
  readonly #id: number | null;
  #frame: Buffer | null = null;
  #lines: Buffer | null = null;

  /** `id` is the position from which a client that reconnects continues. */
  constructor(event: string, data: object, id: number | null = null) {
    this.json = JSON.stringify(data);
    this.#event = event;
    this.#id = id;
  }

  /** As a message of a WebSocket: the JSON of `{ event, data }`. */
  get frame(): Buffer {
    this.#frame ??= Buffer.from(`{"event":${JSON.stringify(this.#event)},"data":${this.json}}`);
    return this.#frame;
  }

  /** As a server-sent event. */
  get lines(): Buffer {
    const id = this.#id === null ? '' : `id: ${this.#id}\n`;
    this.#lines ??= Buffer.from(`${id}event: ${this.#event}\ndata: ${this.json}\n\n`);
    return this.#lines;
  }
}
