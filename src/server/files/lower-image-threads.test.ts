import { readdirSync, readFileSync } from 'node:fs';
import { constants, getPriority } from 'node:os';
import { expect, it } from 'vitest';
import { inImageSlot } from './image-slot.ts';

it.skipIf(process.platform !== 'linux')(
  'pictures are made at a low priority, so that pages go before them',
  async () => {
    const picture = { width: 600, height: 400, channels: 3, background: '#345' } as const;
    await inImageSlot('upload', (sharp) => sharp({ create: picture }).resize(300).avif().toBuffer());
    const threads = readdirSync('/proc/self/task').filter((thread) =>
      readFileSync(`/proc/self/task/${thread}/comm`, 'utf8').startsWith('libvips'),
    );
    expect(threads.length).toBeGreaterThan(0);
    const low = constants.priority.PRIORITY_LOW;
    expect(threads.map((thread) => getPriority(Number(thread)))).toEqual(threads.map(() => low));
    expect(getPriority(process.pid)).toBeLessThan(low);
  },
);
