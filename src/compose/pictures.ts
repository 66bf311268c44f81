import { CENTRE, type FocalPoint } from '#domain/images/image-value.ts';

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
  'restaurant-room': described(
    'Two cooks behind a long pass, with lamps hanging low over small round tables',
    0.5,
    0.5,
  ),
  'restaurant-plate': described(
    'Roasted squash with seeds and leaves on a dark plate, seen from above',
    0.5,
    0.55,
  ),
  'restaurant-pans': described(
    'Copper pans hanging over a shelf with a red pot, in front of green tiles',
    0.5,
    0.5,
  ),
  'restaurant-wine': described(
    'Two glasses of red wine, a bottle, bread and a candle on a dark table',
    0.5,
    0.6,
  ),
  'photographer-shore': described('Three people walking along a wide beach under a pale sky', 0.42, 0.7),
  'photographer-doorway': described('A person with a straw hat standing in an arched doorway', 0.5, 0.6),
  'photographer-street': described(
    'Three people in bright jackets walking past a wall half in shadow',
    0.45,
    0.7,
  ),
  'photographer-table': described('Flowers in a pale blue vase and three oranges in window light', 0.5, 0.5),
  'practice-stretch': described(
    'A person in a deep lunge on a mat, arms raised, between two plants',
    0.5,
    0.5,
  ),
  'practice-guide': described(
    'A therapist guides the raised arm of a person who sits on a large ball',
    0.5,
    0.45,
  ),
  'practice-room': described('A treatment room with a couch, a wide window, a ball and a plant', 0.5, 0.55),
  'practice-walk': described('Three people walking and running along a path through hills', 0.5, 0.76),
  'practice-team-head': described('Drawing of a therapist with brown hair in a teal tunic', 0.5, 0.5),
  'practice-team-sports': described('Drawing of a therapist with a beard in a dark tunic', 0.5, 0.5),
  'practice-team-hands': described('Drawing of a therapist with white hair in a coral tunic', 0.5, 0.5),
  'practice-team-desk': described('Drawing of a person with a bun in a white tunic', 0.5, 0.5),
  'band-stage': described(
    'A band of four on a stage under spotlights, with hands raised in front of it',
    0.52,
    0.72,
  ),
  'band-porch-light': described('Record cover: a black moth in front of a round yellow lamp', 0.5, 0.5),
  'band-small-hours': described(
    'Record cover: dark houses, one lit window, a yellow sun mirrored in stripes',
    0.5,
    0.5,
  ),
  'band-paper-wings': described('Record cover: a large blue moth on yellow rays', 0.5, 0.5),
  'band-van': described(
    'A yellow van with four heads in it and a guitar on its roof, under a pink sky',
    0.5,
    0.6,
  ),
  'software-board': described(
    'The list of a Thursday: two checks done, three to do, in four places',
    0.5,
    0.4,
  ),
  'software-phone': described(
    'A phone with the opening round of a kitchen: three of four checks done',
    0.5,
    0.5,
  ),
  'software-year': described('Half a year of one check as squares; two of them are late', 0.5, 0.5),
  'software-paper': described('A month of checks on a sheet of paper, signed at the bottom', 0.5, 0.45),
  'personal-desk': described(
    'Somebody at a desk under a window, seen from behind, with a red sun outside',
    0.5,
    0.5,
  ),
  'personal-map': described(
    'A map of a canal with seven benches and trees, in blue and red on yellow paper',
    0.5,
    0.5,
  ),
  'personal-radio': described('A red radio with one large knob, on a shelf', 0.5, 0.6),
  'personal-swifts': described('Swifts over a row of roofs, in front of a red sun', 0.5, 0.5),
  'conference-hall': described('A speaker on a stage in a violet hall with arches and pennants', 0.5, 0.55),
  'conference-writer': described(
    'Portrait: a person with round glasses in front of a page of text',
    0.5,
    0.42,
  ),
  'conference-mapmaker': described(
    'Portrait: a person with a red beard in front of the lines of a network',
    0.5,
    0.42,
  ),
  'conference-civil-servant': described(
    'Portrait: a person with white hair in front of a form, nearly all of it crossed out',
    0.5,
    0.42,
  ),
  'conference-light': described('Portrait: a person with black hair in the light of a lamp', 0.5, 0.42),
  'conference-nurse': described('Portrait: a nurse under a night sky with a moon', 0.5, 0.42),
  'conference-printer': described('Portrait: a person with a green cap in front of broad stripes', 0.5, 0.42),
  'non-profit-street': described('Neighbours plant a young tree in a street of coloured houses', 0.55, 0.7),
  'non-profit-hands': described(
    'Two hands hold a seedling in a heap of earth, in front of the sun',
    0.5,
    0.55,
  ),
  'non-profit-shade': described('People walk, run and rest in a street under large trees', 0.5, 0.6),
  'non-profit-shed': described('Tools on a rail above a row of young trees in pots', 0.5, 0.55),
} as const satisfies Readonly<Record<string, Picture>>;

export type PictureName = keyof typeof PICTURES;
