/** What every runtime of Portico has and the language library leaves to the platform. */
declare const crypto: { getRandomValues<T extends Uint8Array>(array: T): T; randomUUID(): string };
declare const console: { warn(...data: unknown[]): void; error(...data: unknown[]): void };
declare function atob(text: string): string;
declare function btoa(text: string): string;
declare class URL {
  constructor(url: string, base?: string);
  readonly host: string;
  readonly hostname: string;
  readonly port: string;
  readonly protocol: string;
  readonly origin: string;
  pathname: string;
  search: string;
  hash: string;
  readonly href: string;
  readonly username: string;
  readonly password: string;
  readonly searchParams: URLSearchParams;
  static canParse(url: string, base?: string): boolean;
  static parse(url: string, base?: string): URL | null;
  toString(): string;
}
declare class URLSearchParams {
  constructor(init?: string | Record<string, string> | string[][]);
  get(name: string): string | null;
  getAll(name: string): string[];
  has(name: string): boolean;
  set(name: string, value: string): void;
  append(name: string, value: string): void;
  delete(name: string): void;
  entries(): IterableIterator<[string, string]>;
  [Symbol.iterator](): IterableIterator<[string, string]>;
  toString(): string;
}
declare class AbortSignal {
  readonly aborted: boolean;
  throwIfAborted(): void;
}
