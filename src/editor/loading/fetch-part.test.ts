import { describe, expect, it, vi } from 'vitest';
import { fetchPart, type PartWaiting } from './fetch-part.ts';

function waitingWith(given: Partial<PartWaiting> = {}) {
  const log: string[] = [];
  const waiting: PartWaiting = {
    isOnline: () => true,
    untilOnline: async () => void log.push('online'),
    pause: async (ms) => void log.push(`pause ${ms}`),
    tellOffline: () => void log.push('told'),
    tellLost: () => void log.push('lost'),
    fetchStyles: async (href) => void log.push(`styles ${href}`),
    ...given,
  };
  return { waiting, log };
}

/** Fails as often as there are messages, then is there. */
function loadAfter(...messages: readonly string[]): () => Promise<string> {
  const left = [...messages];
  return async () => {
    const message = left.shift();
    if (message !== undefined) throw new Error(message);
    return 'part';
  };
}

describe('a part of the editor that is fetched when it is needed', () => {
  it('is there at once where nothing goes wrong', async () => {
    const { waiting, log } = waitingWith();
    expect(await fetchPart(loadAfter(), waiting)).toBe('part');
    expect(log).toEqual([]);
  });

  it('is waited for while the network is away, however often it goes, and the person is told once', async () => {
    const answers = [false, false, false, false, false, true];
    const { waiting, log } = waitingWith({ isOnline: () => answers.shift() ?? true });
    expect(await fetchPart(loadAfter('a', 'b', 'c', 'd', 'e', 'f'), waiting)).toBe('part');
    expect(log).toEqual(['told', 'online', 'online', 'online', 'online', 'online', 'pause 500']);
  });

  it('is tried twice more where the server does not answer; then a reload is proposed, and nothing breaks', async () => {
    const { waiting, log } = waitingWith();
    const shown = fetchPart(loadAfter('a', 'b', 'c'), waiting);
    await vi.waitFor(() => expect(log).toEqual(['pause 500', 'pause 1500', 'lost']));
    expect(await Promise.race([shown, Promise.resolve('nothing')])).toBe('nothing');
    expect(await fetchPart(loadAfter('a', 'b'), waitingWith().waiting)).toBe('part');
  });

  it('comes with its styles, which are asked for again, too', async () => {
    const { waiting, log } = waitingWith();
    const lost = 'Unable to preload CSS for http://app.localhost/_portico/editor/edges.css';
    expect(await fetchPart(loadAfter(lost), waiting)).toBe('part');
    expect(log).toEqual(['pause 500', 'styles http://app.localhost/_portico/editor/edges.css']);
  });
});
