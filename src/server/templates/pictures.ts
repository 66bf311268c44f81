import { CENTRE, type FocalPoint } from '#domain/media/image-value.ts';

interface Picture {
  readonly alt: string;
  readonly focalPoint: FocalPoint;
}

const described = (alt: string, x = CENTRE.x, y = CENTRE.y): Picture => ({ alt, focalPoint: { x, y } });

/** The pictures of the templates, by file name; drawn by scripts/draw-template-pictures.mjs. */
export const PICTURES = {
  'studio-arcade': described('A row of plaster arches throwing long shadows across a pale floor', 0.55, 0.55),
  'studio-stairs': described('Stairs rising between two walls towards the sky', 0.5, 0.6),
  'studio-pavilion': described(
    'A pavilion of slender columns under a flat roof, standing in water',
    0.5,
    0.6,
  ),
  'studio-window': described('A room with a round window and a patch of sun on the wall', 0.45, 0.5),
  'studio-tower': described('A tower of stacked blocks against an evening sky', 0.5, 0.45),
  'studio-model': described('A paper model of a house with a courtyard on a table', 0.5, 0.55),
  'studio-stool': described('A three-legged wooden stool in morning light', 0.5, 0.55),
  'cafe-cup': described('A cup of coffee on a saucer, seen from above, with light from a window', 0.55, 0.55),
  'cafe-counter': described('Pendant lamps hanging over a long wooden counter', 0.5, 0.45),
  'cafe-bread': described('Three round loaves dusted with flour on a board', 0.5, 0.55),
  'cafe-cake': described('A cake with one slice taken out, on a stand', 0.5, 0.5),
  'cafe-lemons': described('Lemons in a dark bowl on a linen cloth', 0.5, 0.55),
  'cafe-shelf': described('Cups and jars standing on two wooden shelves', 0.5, 0.5),
  'shop-window': described('Vases, cups and bowls from the shop arranged on a pale ground', 0.5, 0.55),
  'shop-vase': described('A vase with a cream glaze over bare clay, holding two dried stems', 0.5, 0.55),
  'shop-bowls': described('Four bowls in clay, oat, cream and sage, stacked', 0.5, 0.55),
  'shop-jug': described('A deep blue jug with two small cream cups', 0.5, 0.55),
  'shop-candles': described('Three candles burning in brass holders of different heights', 0.5, 0.45),
  'shop-linen': described('Four folded linen cloths in blue, oat, brick and cream', 0.5, 0.55),
  'shop-lamp': described('A table lamp with a ceramic foot and a pleated shade, lit', 0.5, 0.5),
  'shop-soap': described('Bars of soap on a wooden tray', 0.5, 0.55),
  'journal-ridges': described('Ridges of hills fading into morning mist', 0.5, 0.5),
  'journal-sea': described('A calm sea under a low sun', 0.5, 0.5),
  'journal-dunes': described('Dunes with sharp crests and long shadows', 0.5, 0.55),
  'journal-lake': described('A mountain mirrored in a lake at dusk', 0.5, 0.5),
  'journal-snow': described('A snowfield with a line of bare trees', 0.5, 0.55),
  'journal-night': described('Stars over a dark ridge', 0.5, 0.5),
} as const satisfies Readonly<Record<string, Picture>>;

export type PictureName = keyof typeof PICTURES;
