/** A server to compare with, in a process of its own. */
export interface Served {
  readonly port: number;
  stop(): void;
}
