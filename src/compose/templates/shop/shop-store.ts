import { small, text } from '#compose/block-kit.ts';
import { h, list, p, to } from '#compose/rich-text-kit.ts';
import { planSection, put, type SectionPlan } from '#compose/section-plan.ts';
import type { TemplateKit, TemplateProduct, TemplateStore } from '../site-template.ts';

/** The goods of the shop, with their prices in cents. */
export function shopStore(kit: TemplateKit): TemplateStore {
  return {
    key: 'goods',
    title: 'Everything',
    urlName: 'everything',
    description: 'All our pots, linen, lamps and small things with their prices.',
    socialImage: kit.image('shop-bowls'),
    products: [jug(kit), ...pots(kit), ...cloth(kit), ...smallThings(kit)],
    delivery: [
      { name: 'Parcel', estimate: 'Three to five days', kind: 'parcel', price: 800, freeFrom: 12_000 },
      {
        name: 'Collect at the shop',
        estimate: '27 Weaver Row, Wednesday to Saturday, 11 to 6',
        kind: 'pickup',
        price: 0,
        freeFrom: null,
      },
    ],
  };
}

function jug(kit: TemplateKit): TemplateProduct {
  return {
    key: 'blue-jug',
    title: 'The blue jug',
    urlName: 'the-blue-jug',
    excerpt:
      'It pours without a drip, because the potter spent a winter on the lip. Water for six, milk for a large family, or eleven tulips.',
    image: kit.image('shop-jug'),
    images: [kit.image('shop-window')],
    categories: ['Pots'],
    price: 6800,
    sections: details(kit, [
      'Stoneware, thrown by hand',
      '1.2 litres, 19 cm high',
      'Safe in the dishwasher',
      'No two blues are the same',
    ]),
  };
}

function pots(kit: TemplateKit): readonly TemplateProduct[] {
  return [
    {
      key: 'bowls',
      title: 'Breakfast bowls',
      urlName: 'breakfast-bowls',
      excerpt: 'The bowl we began with. The rim is a little rounder since then.',
      image: kit.image('shop-bowls'),
      categories: ['Pots'],
      price: 2800,
      sections: details(kit, ['Stoneware, sold singly', '14 cm across', 'Safe in the dishwasher']),
    },
    {
      key: 'vase',
      title: 'Half-glazed vase',
      urlName: 'half-glazed-vase',
      excerpt: 'Bare clay below, glaze above, and a neck that holds a single branch upright.',
      image: kit.image('shop-vase'),
      categories: ['Pots'],
      price: 5400,
      sections: details(kit, ['Stoneware', '24 cm high', 'Warm water and a soft brush']),
    },
  ];
}

function cloth(kit: TemplateKit): readonly TemplateProduct[] {
  return [
    {
      key: 'linen',
      title: 'Table linen',
      urlName: 'table-linen',
      excerpt: 'Flax grown behind the house, woven through the winter, washed soft.',
      image: kit.image('shop-linen'),
      categories: ['Linen and light'],
      price: 3200,
      option: {
        name: 'Colour',
        values: [{ name: 'Oat' }, { name: 'Moss' }, { name: 'Rust' }, { name: 'Night' }],
      },
      sections: details(kit, ['Pure linen', '140 × 180 cm', 'Wash at forty degrees, hang it up wet']),
    },
    {
      key: 'lamp',
      title: 'Evening lamp',
      urlName: 'evening-lamp',
      excerpt: 'A clay foot and a shade of pleated linen, for the hour after supper.',
      image: kit.image('shop-lamp'),
      categories: ['Linen and light'],
      price: 14_000,
      sections: details(kit, ['Clay and linen', '42 cm high', 'For one small bulb']),
    },
  ];
}

function smallThings(kit: TemplateKit): readonly TemplateProduct[] {
  return [
    {
      key: 'candles',
      title: 'Brass candle holders',
      urlName: 'brass-candle-holders',
      excerpt: 'Cast at the bench of the founder’s grandmother. They darken, and that suits them.',
      image: kit.image('shop-candles'),
      categories: ['Small things'],
      price: 2400,
      option: { name: 'Height', values: [{ name: 'Short' }, { name: 'Tall', price: 3200 }] },
      sections: details(kit, ['Solid brass', 'Half a lemon brings the shine back']),
    },
    {
      key: 'soap',
      title: 'Soap on a tray',
      urlName: 'soap-on-a-tray',
      excerpt: 'One bar, six weeks of hands.',
      image: kit.image('shop-soap'),
      categories: ['Small things'],
      price: 900,
      option: { name: 'Kind', values: [{ name: 'Laurel' }, { name: 'Oat' }, { name: 'Pine tar' }] },
      sections: details(kit, ['Olive oil, boiled and cut by hand', '120 g']),
    },
  ];
}

function details(kit: TemplateKit, facts: readonly [string, ...string[]]): readonly SectionPlan[] {
  return [
    planSection({ name: 'Details', theme: 'white' }, [
      put([0, 0, 12, 5], text(h(2, 'Details'), list(...facts))),
      put([14, 0, 10, 3], small(p('A question about it? ', to(kit.page('contact'), 'Write to us'), '.'))),
    ]),
  ];
}
