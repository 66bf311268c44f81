import sharp from 'sharp'; import { readdirSync } from 'node:fs';
const [dir, filter, cols, cw, ch, out] = process.argv.slice(2);
const files = readdirSync(dir).filter((f) => new RegExp(filter).test(f)).sort();
const C = +cols, W = +cw, H = +ch; const rows = Math.ceil(files.length / C);
const parts = await Promise.all(files.map(async (f, i) => ({ input: await sharp(`${dir}/${f}`).resize({ width: W - 8, height: H - 8, fit: 'contain', position: 'top', background: '#888' }).toBuffer(), left: (i % C) * W + 4, top: Math.floor(i / C) * H + 4 })));
await sharp({ create: { width: C * W, height: rows * H, channels: 3, background: '#444' } }).composite(parts).png().toFile(out);
console.log(files.join(' '));
