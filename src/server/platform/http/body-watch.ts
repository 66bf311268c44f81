import type { IncomingMessage, Server } from 'node:http';

const STEP_MS = 30_000;
/** 500 bytes a second, which the slowest mobile network has; a slower body occupies its connection for nothing. */
const LEAST_BYTES_A_STEP = 15_000;

/** Bodies being received, checked at intervals. */
export interface BodyWatch {
  watch(request: IncomingMessage): void;
  /** Ends the connections of bodies that were too slow since the last check. */
  look(): void;
  /** How many bodies are on their way. */
  readonly size: number;
}

interface Arrival {
  /** What the connection had brought at the last look; null before the first, so that every body has a whole step. */
  bytes: number | null;
}

export function createBodyWatch(leastBytes = LEAST_BYTES_A_STEP): BodyWatch {
  const coming = new Map<IncomingMessage, Arrival>();
  return {
    get size() {
      return coming.size;
    },
    watch(request) {
      const { headers } = request;
      const hasBody =
        headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
      if (!hasBody) return;
      coming.set(request, { bytes: null });
      request.once('close', () => coming.delete(request));
    },
    look() {
      for (const [request, arrival] of coming) {
        const { socket } = request;
        const before = arrival.bytes;
        arrival.bytes = socket.bytesRead;
        if (request.complete) coming.delete(request);
        // What has come waits for Portico, which has to read it first.
        else if (request.readableLength > 0) arrival.bytes = null;
        else if (before !== null && socket.bytesRead - before < leastBytes) socket.destroy();
      }
    },
  };
}

/**
 * Bodies may come for as long as they come: an upload over a slow line takes its time, and what stands still or drips is
 * ended. In place of Node's limit on the whole request, which cuts every upload after five minutes. Each request is to be
 * given to what comes back.
 */
export function endStalledBodies(server: Server): BodyWatch {
  const bodies = createBodyWatch();
  const timer = setInterval(() => bodies.look(), STEP_MS).unref();
  server.once('close', () => clearInterval(timer));
  return bodies;
}
