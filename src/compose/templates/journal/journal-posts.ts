import type { BlockDraft } from '#compose/block-draft.ts';
import { text } from '#compose/block-kit.ts';
import { em, h, list, p, said } from '#compose/rich-text-kit.ts';
import { planSection, put, type SectionPlan } from '#compose/section-plan.ts';
import type { TemplateKit, TemplatePost } from '../site-template.ts';

/** Six walks through a year. */
export function journalPosts(kit: TemplateKit): readonly TemplatePost[] {
  return [
    {
      key: 'lake',
      title: 'Twice around the lake',
      urlName: 'twice-around-the-lake',
      excerpt: 'The first time for the path, the second for the light.',
      image: kit.image('journal-lake'),
      daysAgo: 6,
      tags: ['water', 'evening'],
      categories: ['Autumn'],
      sections: body(
        text(
          p(
            'A lake is the only walk that brings you back without asking you to turn around. This one takes two and a half hours. I had the afternoon, so I went twice.',
          ),
          p(
            'The first round is for the feet. There are roots, a plank bridge with one plank missing, and a stretch where the path and the water have not agreed on who goes where. I met a man in a rowing boat who had dropped his glasses. He described the place exactly: ',
            em('under the third reflection of the mountain, counting from the left.'),
          ),
          h(2, 'The second round'),
          p(
            'By then the wind had gone. Without wind a lake stops being water and becomes a second sky that somebody has put down carefully. The mountain hung in it by its foot. I walked more quietly than I needed to.',
          ),
          said('If you want to see a place, go when it is looking at itself.'),
          p('When I came past the bridge again, the man was rowing home. He waved with his glasses.'),
        ),
      ),
    },
    {
      key: 'ferry',
      title: 'The last ferry',
      urlName: 'the-last-ferry',
      excerpt: 'Eleven kilometres of shingle, against a timetable that did not know about it.',
      image: kit.image('journal-sea'),
      daysAgo: 41,
      tags: ['water', 'long'],
      categories: ['Summer'],
      sections: body(
        text(
          p(
            'The map says eleven kilometres of beach. The map does not say that all of it is shingle, and that each step on shingle goes forward by two thirds and down by one.',
          ),
          p(
            'I had a ferry to catch at ten past eight. At four I was a third of the way. At six I was half way and had stopped looking at my watch, because a seal had begun to swim along with me, twenty metres out, with the face of a retired headmaster.',
          ),
          h(2, 'What I ate'),
          list(
            'Bread with mustard and a tomato',
            'Half an apple (the gull had the rest)',
            'Sea salt, unintentionally',
          ),
          p(
            'The sun went down straight ahead, exactly where the harbour was, so that for the last hour I walked into a lamp. I reached the pier at eleven minutes past. The ferry was still there. “We saw you,” said the woman with the rope. “You were the only thing moving.”',
          ),
        ),
      ),
    },
    {
      key: 'dunes',
      title: 'Things the sand forgets',
      urlName: 'things-the-sand-forgets',
      excerpt: 'My own footprints, for one, in under four minutes.',
      image: kit.image('journal-dunes'),
      daysAgo: 78,
      tags: ['wind', 'long'],
      categories: ['Summer'],
      sections: body(
        text(
          p(
            'I timed it. On the crest of the largest dune a footprint lasts three minutes and forty seconds. In the hollow behind it I found one that was older than the last rain, perhaps a week, with every nail of the boot in it.',
          ),
          p(
            'So the sand forgets quickly where it is proud and remembers where nobody looks. I thought about that for an hour, which is one of the advantages of walking alone.',
          ),
          h(2, 'How to go down'),
          p(
            'Nobody tells you this: run. Lean back, take giant steps, and the dune carries you like a bad-tempered escalator. At the bottom turn around. You have drawn a line from the top to your feet, and it is already closing.',
          ),
        ),
      ),
    },
    {
      key: 'ridges',
      title: 'Counting ridges before breakfast',
      urlName: 'counting-ridges-before-breakfast',
      excerpt: 'There were seven, or six and a cloud.',
      image: kit.image('journal-ridges'),
      daysAgo: 120,
      tags: ['morning', 'hills'],
      categories: ['Spring'],
      sections: body(
        text(
          p(
            'The shepherd’s hut has one window and it faces east, which I call considerate. At a quarter to six the first ridge came out of the mist, then one behind it, each a little paler, as if somebody had run out of paint.',
          ),
          p(
            'I counted seven. I counted again after the coffee and got six and a cloud. The valley between the third and the fourth has a road in it and two villages, but at that hour you would not know that people had been invented.',
          ),
          said('Pale things are not far away. They are only early.'),
          p(
            'By seven it was an ordinary landscape with a tractor. I swept the hut, left two eggs for the next one, and went down on the side where I had not been.',
          ),
        ),
      ),
    },
    {
      key: 'night',
      title: 'A tent is a lantern',
      urlName: 'a-tent-is-a-lantern',
      excerpt: 'On walking at night, and why you should leave a light on.',
      image: kit.image('journal-night'),
      daysAgo: 165,
      tags: ['night', 'hills'],
      categories: ['Spring'],
      sections: body(
        text(
          p(
            'I put the tent up while there was light, left a candle lamp burning inside it, and walked away. This is the whole trick. You can go as far into the dark as you like if there is something behind you that glows.',
          ),
          p(
            'For the first ten minutes you see nothing, and your feet complain. Then the sky begins. I do not know the names of the stars, except for the ones everybody knows, and found that they can do without.',
          ),
          h(2, 'Coming back'),
          p(
            'From the ridge the tent was a small orange triangle, the only one in forty square kilometres, and it was mine. I have owned flats that felt less like home.',
          ),
        ),
      ),
    },
    {
      key: 'snow',
      title: 'Seven trees',
      urlName: 'seven-trees',
      excerpt: 'A field looks empty until you walk across it.',
      image: kit.image('journal-snow'),
      daysAgo: 210,
      tags: ['snow', 'morning'],
      categories: ['Winter'],
      sections: body(
        text(
          p(
            'From the bus stop it is a white field with seven trees, and that is all there is to say about it. I nearly took the next bus.',
          ),
          p(
            'Then I went across. There was the track of a hare that had changed its mind. There was a fence post wearing a hat. There was the place where a crow had landed, walked in a circle, and left: you could see the tips of its wings, printed on both sides, like the signature on a contract.',
          ),
          list(
            'Hare: one, undecided',
            'Crow: one',
            'People: one, me, going straight as a ruler and ashamed of it',
          ),
          p('On the way home I looked out of the bus at all the empty fields.'),
        ),
      ),
    },
  ];
}

/** A text column as wide as is good to read. */
function body(content: BlockDraft): readonly SectionPlan[] {
  return [planSection({ name: 'Text', theme: 'white', width: 'narrow' }, [put([0, 0, 24, 20], content)])];
}
