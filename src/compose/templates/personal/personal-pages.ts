import { button, lead, line, picture, small, text } from '#compose/block-kit.ts';
import { field, form } from '#compose/form-kit.ts';
import { em, h, list, p, to } from '#compose/rich-text-kit.ts';
import { planSection, put, type SectionPlan } from '#compose/section-plan.ts';
import { latestPosts } from '../latest-posts.ts';
import type { PictureName } from '../../pictures.ts';
import type { TemplateKit, TemplatePage } from '../site-template.ts';

export function personalHome(kit: TemplateKit): TemplatePage {
  return {
    key: 'home',
    title: 'Home',
    urlName: 'home',
    description: 'Small things made after dinner, and notes on how they were made.',
    socialImage: kit.image('personal-desk'),
    navigation: 'hidden',
    sections: [
      planSection({ name: 'Opening', theme: 'white' }, [
        put([0, 0, 22, 3], text(h(1, 'Hello. I make small things after dinner.'))),
        put(
          [0, 4, 20, 6],
          text(
            p(
              'By day I look after the computers of a library. From nine to midnight I build what I could not find in a shop: ',
              to(kit.page('projects', 'radio'), 'a radio with one button'),
              ', ',
              to(kit.page('projects', 'benches'), 'a map of all the benches'),
              ', ',
              to(kit.page('projects', 'swifts'), 'a machine that counts swifts'),
              '.',
            ),
            p('None of it scales. That is rather the point.'),
          ),
        ),
        put([0, 12, 24, 28], picture(kit.image('personal-desk'), { ratio: 'original' }), { rows: 10 }),
      ]),
      planSection({ name: 'Writing', theme: 'white' }, [
        put([0, 0, 24, 1], line()),
        put([0, 2, 6, 2], text(h(2, 'Writing'))),
        put(
          [7, 2, 17, 14],
          latestPosts(kit.page('writing'), { variant: 'list', count: 3, showImage: false }),
        ),
        put([7, 17, 17, 2], button('Everything I wrote', kit.page('writing'))),
      ]),
      planSection({ name: 'Now', theme: 'light' }, [
        put([0, 0, 6, 2], text(h(2, 'Now'))),
        put(
          [7, 0, 17, 6],
          text(
            list(
              'Soldering the third radio, for a neighbour who lost the remote of everything.',
              'Walking the north bank: eleven benches to go.',
              'Reading one long book, slowly.',
            ),
          ),
        ),
      ]),
    ],
  };
}

function project(
  kit: TemplateKit,
  name: PictureName,
  anchor: string,
  words: { readonly title: string; readonly lines: readonly string[]; readonly facts: string },
): SectionPlan {
  return planSection({ name: words.title, theme: 'white', anchor }, [
    put([0, 0, 24, 1], line()),
    put([0, 2, 11, 15], picture(kit.image(name), { ratio: '4:3' }), { rows: 11 }),
    put([13, 2, 11, 10], text(h(2, words.title), ...words.lines.map((each) => p(each)))),
    put([13, 13, 11, 2], small(p(em(words.facts)))),
  ]);
}

export function personalProjects(kit: TemplateKit): TemplatePage {
  return {
    key: 'projects',
    title: 'Projects',
    urlName: 'projects',
    description: 'A radio with one button, a map of all the benches, and a machine that counts swifts.',
    socialImage: kit.image('personal-radio'),
    navigation: 'main',
    sections: [
      planSection({ name: 'Opening', theme: 'white' }, [
        put([0, 0, 24, 2], text(h(1, 'Projects'))),
        put([0, 3, 18, 3], lead(p('Three that are finished. The shed holds the others.'))),
      ]),
      project(kit, 'personal-radio', 'radio', {
        title: 'One-button radio',
        lines: [
          'My grandmother’s hands could no longer find the stations. So this radio knows five of them, and the one large knob goes from each to the next.',
          'Turn it left far enough and it is off. That took longer than all the rest.',
        ],
        facts: 'Plywood, a small computer, one knob. Plans on request.',
      }),
      project(kit, 'personal-map', 'benches', {
        title: 'All the benches',
        lines: [
          'A map of every bench along the canal, with what you see from it, when it has the sun, and whether it has a back.',
          'I print a hundred each spring and leave them on the benches.',
        ],
        facts: 'Two colors, one sheet, folded by hand. The seventh edition is out.',
      }),
      project(kit, 'personal-swifts', 'swifts', {
        title: 'Swift counter',
        lines: [
          'A microphone under the roof listens for swifts and draws a line on a roll of paper, one for each that screams past.',
          'On the tenth of July it ran out of paper.',
        ],
        facts: 'An old cash register, a microphone, much patience.',
      }),
    ],
  };
}

export function personalAbout(kit: TemplateKit): TemplatePage {
  return {
    key: 'about',
    title: 'About',
    urlName: 'about',
    description: 'Who makes these things, with what, and why there is no shop.',
    socialImage: kit.image('personal-swifts'),
    navigation: 'main',
    sections: [
      planSection({ name: 'About', theme: 'white' }, [
        put([0, 0, 24, 2], text(h(1, 'About'))),
        put(
          [0, 3, 20, 16],
          text(
            p(
              'I grew up above a repair shop for sewing machines. Nothing in our house was thrown away before somebody had looked inside. I still do that first.',
            ),
            p(
              'I learned to program because a lamp was too bright, and to print because a map was too long to explain. What I know about birds I know from a neighbour on the fourth floor.',
            ),
            p(
              'There is no shop. If you need one of these things, ',
              to(kit.page('contact'), 'write'),
              ': I send plans to everybody, and sometimes a radio.',
            ),
          ),
        ),
      ]),
      planSection({ name: 'Tools', theme: 'bright' }, [
        put(
          [0, 0, 11, 8],
          text(
            h(2, 'On the bench'),
            list(
              'A soldering iron older than me',
              'Two screwdrivers, of which I use one',
              'A press for two colors, bought for the price of moving it',
            ),
          ),
        ),
        put(
          [13, 0, 11, 8],
          text(
            h(2, 'Not on it'),
            list('A television', 'Anything that asks for an account', 'A plan for next year'),
          ),
        ),
      ]),
      planSection({ name: 'Rules', theme: 'white' }, [
        put([0, 0, 24, 2], text(h(2, 'Three rules'))),
        put([0, 4, 7, 6], text(h(3, '1. One knob'), p('If it needs two, it is two things.'))),
        put(
          [8, 4, 7, 6],
          text(h(3, '2. One evening'), p('The first version works before midnight, or was too large.')),
        ),
        put([16, 4, 8, 6], text(h(3, '3. One person'), p('It is for somebody I could call and ask.'))),
      ]),
    ],
  };
}

export function personalContact(kit: TemplateKit): TemplatePage {
  return {
    key: 'contact',
    title: 'Say hello',
    urlName: 'hello',
    description: 'Ask for plans, tell me about a bench, or say hello.',
    socialImage: kit.image('personal-radio'),
    navigation: 'main',
    sections: [
      planSection({ name: 'Contact', theme: 'white' }, [
        put([0, 0, 24, 2], text(h(1, 'Say hello'))),
        put(
          [0, 3, 20, 3],
          text(
            p(
              'Ask for plans, tell me about a bench I do not have, or just say hello. I read everything on Sunday mornings.',
            ),
          ),
        ),
        put(
          [0, 7, 18, 16],
          form({
            name: 'Hello',
            fields: [
              field('name', 'name', 'Name', { required: true }),
              field('email', 'email', 'Email', { required: true }),
              field('textarea', 'message', 'Message', { required: true, maxLength: 2000 }),
            ],
            submitText: 'Send it',
            thanks: 'Thank you. I read it on Sunday.',
          }),
        ),
      ]),
    ],
  };
}

export function personalFooter(kit: TemplateKit): readonly SectionPlan[] {
  return [
    planSection({ name: 'Footer', theme: 'white' }, [
      put([0, 0, 24, 1], line()),
      put([0, 2, 14, 2], small(p(`${kit.title}. Made by one person, with the lamp on.`))),
      put([16, 2, 8, 2], small(p(to(kit.page('contact'), 'Say hello')))),
    ]),
  ];
}
