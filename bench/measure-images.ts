import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp, { type Sharp } from 'sharp';
import type { RunningPortico } from '../e2e/support/start-portico.ts';
import { deriveAll, derivationsOf, derivedMimeType } from '../src/server/files/derive-image.ts';
import { encodeImage } from '../src/server/files/encode-image.ts';
import { contentKey } from '../src/server/files/storage-keys.ts';
import type { StoredFile } from '../src/server/files/stored-file.ts';
import { createFolderStorage } from '../src/server/platform/storage/folder-storage.ts';
import { measureMemory } from './measure-memory.ts';
import { measureAtRate } from './measure-rate.ts';
import type { OwnerClient } from './owner-client.ts';
import { makePhoto, varyPhoto } from './photo.ts';
import { median, type Measured } from './report.ts';
import { untilIdle } from './until-idle.ts';

const HOST = 'demo.localhost';
const ROUNDS = 3;
const PHOTOS = 100;
/** As the media library sends them. */
const UPLOADS_AT_ONCE = 2;
/** Pages asked for beside the uploads. */
const PAGES_PER_SECOND = 50;
const RATE_SECONDS = 10;
const SAMPLE_MS = 500;

/** Deriving every width and format against the image library called directly; 100 photos beside page requests. */
export async function measureImages(portico: RunningPortico, owner: OwnerClient): Promise<Measured[]> {
  const photo = await makePhoto();
  return [await measureDerivation(photo), ...(await measureUpload(portico, owner, photo))];
}

async function measureDerivation(photo: Buffer): Promise<Measured> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portico-images-'));
  const times = { ours: [] as number[], direct: [] as number[] };
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const file = fileOf(round);
      const storage = createFolderStorage(path.join(folder, String(round)));
      await storage.write(contentKey(file), photo);
      times.ours.push(await secondsOf(() => deriveAll({ storage }, file)));
      sharp.concurrency(availableParallelism());
      times.direct.push(await secondsOf(() => deriveDirectly(photo, file)));
      sharp.concurrency(1);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  return {
    what: 'all widths and formats of a 12-megapixel JPEG against the image library called directly',
    value: median(times.ours) / median(times.direct),
    unit: '×',
    target: { atMost: 1.3 },
    note: `${median(times.ours).toFixed(1)} s with one thread and stored, ${median(times.direct).toFixed(1)} s with all threads from the original, ${derivationsOf(fileOf(0)).length} files`,
  };
}

/** What a program without Portico would do: each width and format from the original, with the same quality. */
async function deriveDirectly(photo: Buffer, file: StoredFile): Promise<void> {
  for (const { width, format } of derivationsOf(file)) {
    const image: Sharp = sharp(photo).resize({ width });
    await encodeImage(image, derivedMimeType(file, format)).toBuffer();
  }
}

async function measureUpload(
  portico: RunningPortico,
  owner: OwnerClient,
  photo: Buffer,
): Promise<Measured[]> {
  const ask = () => measureAtRate(portico.port, HOST, '/', RATE_SECONDS, PAGES_PER_SECOND);
  // The demo site's own pictures are made first.
  await untilIdle(portico);
  // The first requests make the page and open the connections.
  await ask();
  const before = await ask();
  const memory = watchMemory(portico);
  const beside: number[] = [];
  let isUploading = true;
  const pages = (async () => {
    while (isUploading) beside.push((await ask()).p99Ms);
  })();
  let uploaded = 0;
  const seconds = await secondsOf(() =>
    inParallel(PHOTOS, UPLOADS_AT_ONCE, async (number) => {
      await owner.upload(`photo-${number}.jpg`, varyPhoto(photo, number));
      uploaded += 1;
    }),
  );
  isUploading = false;
  await pages;
  const peak = await memory.end();
  const rate = `${PAGES_PER_SECOND} pages/s`;
  return [
    {
      what: `${PHOTOS} photos of ${(photo.length / 1_000_000).toFixed(1)} MB uploaded`,
      value: uploaded,
      unit: 'photos',
      target: { atLeast: PHOTOS },
      note: `${seconds.toFixed(0)} s, their widths made in the background meanwhile`,
    },
    { what: 'memory of all processes beside it, at most', value: peak, unit: 'MB' },
    {
      what: 'page requests beside it, p99',
      value: median(beside),
      unit: 'ms',
      note: `${before.p99Ms} ms before, at ${rate}; the median of ${beside.length} rounds, ${Math.max(...beside)} ms in the slowest`,
    },
  ];
}

function watchMemory(portico: RunningPortico): { readonly end: () => Promise<number> } {
  let isOver = false;
  let peak = 0;
  const sampling = (async () => {
    while (!isOver) {
      peak = Math.max(peak, measureMemory(portico.process.pid ?? 0, portico.dataDir) ?? 0);
      await wait(SAMPLE_MS);
    }
  })();
  return {
    async end() {
      isOver = true;
      await sampling;
      return peak;
    },
  };
}

async function inParallel(count: number, workers: number, work: (number: number) => Promise<void>) {
  let next = 0;
  await Promise.all(
    Array.from({ length: workers }, async () => {
      for (let number = next; number < count; number = next) {
        next += 1;
        await work(number);
      }
    }),
  );
}

async function secondsOf(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

function fileOf(round: number): StoredFile {
  return {
    siteId: 'site' as StoredFile['siteId'],
    id: 'file' as StoredFile['id'],
    name: 'photo.jpg',
    kind: 'image',
    mimeType: 'image/jpeg',
    size: 0,
    sha256: String(round).repeat(64),
    dimensions: { width: 4000, height: 3000 },
    isAnimated: false,
    access: 'public',
    alt: '',
    createdAt: '2026-01-01T00:00:00.000Z',
  };
}
