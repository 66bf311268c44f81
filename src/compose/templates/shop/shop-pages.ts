import { button, gallery, lead, line, picture, small, socialLinks, text } from '#compose/block-kit.ts';
import { h, lines, p, strong, to } from '#compose/rich-text-kit.ts';
import { planSection, put, type SectionPlan } from '#compose/section-plan.ts';
import { titledText } from '../titled-text.ts';
import { voiceSection } from '../voice-section.ts';
import { pictureRow } from '../picture-row.ts';
import type { TemplateKit, TemplatePage } from '../site-template.ts';

export function shopHome(kit: TemplateKit): TemplatePage {
  return {
    key: 'home',
    title: 'Home',
    urlName: 'home',
    description: 'Pots, linen and light for every day, made in small numbers by people we know.',
    socialImage: kit.image('shop-window'),
    navigation: 'hidden',
    sections: [
      planSection({ name: 'Opening', theme: 'light' }, [
        put([0, 0, 24, 26], picture(kit.image('shop-window'), { ratio: '16:9' }), { rows: 9 }),
        put([0, 28, 14, 4], text(h(1, 'Things you reach for every morning'))),
        put(
          [15, 28, 9, 3],
          lead(p('Forty pieces, made in small numbers by people whose first names we know.')),
        ),
        put([15, 32, 9, 2], button('See everything', kit.page('goods'))),
      ]),
      planSection({ name: 'New in the window', theme: 'white' }, [
        put([0, 0, 24, 2], text(h(2, 'New in the window'))),
        ...pictureRow({ y: 3, height: 18, ratio: '4:5', phoneRows: 13 }, [
          {
            image: kit.image('shop-jug'),
            title: 'The blue jug',
            subtitle: 'Stoneware, 1.2 litres. $68',
            link: kit.page('blue-jug'),
          },
          {
            image: kit.image('shop-lamp'),
            title: 'Evening lamp',
            subtitle: 'Clay foot, pleated linen. $140',
            link: kit.page('lamp'),
          },
          {
            image: kit.image('shop-linen'),
            title: 'Table linen',
            subtitle: 'Four colours, washed soft. $32',
            link: kit.page('linen'),
          },
        ]),
      ]),
      planSection({ name: 'Makers', isLevel: true, theme: 'dark' }, [
        put([0, 0, 11, 20], picture(kit.image('shop-bowls'), { ratio: '1:1' }), { rows: 12 }),
        put(
          [13, 5, 11, 8],
          titledText(
            2,
            'Made by somebody',
            'Everything here has a maker you could telephone. The potter fires twice a month, the weaver works through the winter, and the lamp shades are pleated by a retired accountant who says it is the same work.',
          ),
        ),
        put([13, 14, 11, 2], button('Meet them', kit.page('about'), { variant: 'outline' })),
      ]),
      planSection({ name: 'Small things', theme: 'white' }, [
        put([0, 0, 24, 2], text(h(2, 'Small things to give'))),
        put(
          [0, 3, 24, 12],
          gallery(
            [
              {
                image: kit.image('shop-candles'),
                caption: 'Brass candle holders, from $24',
                link: kit.page('candles'),
              },
              { image: kit.image('shop-soap'), caption: 'Soap in three kinds, $9', link: kit.page('soap') },
              { image: kit.image('shop-vase'), caption: 'Half-glazed vase, $54', link: kit.page('vase') },
            ],
            { perRow: 3, perRowOnPhones: 1, ratio: '1:1', padding: 24 },
          ),
          { rows: 30 },
        ),
      ]),
      planSection({ name: 'Ordering', theme: 'light' }, [
        put(
          [0, 0, 7, 4],
          titledText(
            3,
            'Postage',
            'A parcel costs $8, however many things are in it. Over $120 it travels free.',
          ),
        ),
        put(
          [8, 0, 8, 4],
          titledText(
            3,
            'Returns',
            'Send back what does not feel right within thirty days. Cracked things we replace.',
          ),
        ),
        put(
          [17, 0, 7, 4],
          titledText(
            3,
            'Seconds',
            'Pieces with a small fault wait in a basket by the door, at half the price.',
          ),
        ),
      ]),
      voiceSection(
        'white',
        'Bought one bowl to try it. We now own nine, and argue about the green ones.',
        'From a letter we keep by the till',
      ),
    ],
  };
}

export function shopFooter(kit: TemplateKit): readonly SectionPlan[] {
  return [
    planSection({ name: 'Footer', theme: 'dark' }, [
      put([0, 0, 10, 4], text(h(3, 'Use it every day. That is what it is for.'))),
      put(
        [13, 0, 5, 4],
        small(
          p(to(kit.page('goods'), 'Everything')),
          p(to(kit.page('about'), 'Makers')),
          p(to(kit.page('contact'), 'Contact')),
        ),
      ),
      put(
        [19, 0, 5, 4],
        small(p(strong('The shop')), lines('27 Weaver Row', 'Wednesday to Saturday, 11 to 6')),
      ),
      put([0, 6, 24, 1], line()),
      put([0, 7, 12, 1], socialLinks(['https://www.instagram.com/', 'https://www.pinterest.com/'])),
      put([19, 7, 5, 1], small(p(`© ${kit.title}`))),
    ]),
  ];
}
