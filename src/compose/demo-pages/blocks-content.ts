type TitledWords = readonly (readonly [title: string, words: string])[];

export const QUESTIONS: TitledWords = [
  [
    'What does a first hour cost?',
    'Nothing. Bring a plan, a plot or only a wish; we bring paper and ask questions.',
  ],
  [
    'Do you build far away?',
    'Within a day’s train ride. We want to be on site every second week, and we do not fly to do it.',
  ],
  [
    'Can we keep the old house?',
    'Mostly, yes. Two of three of our projects begin with a house that somebody else wanted to pull down.',
  ],
];

export const STEPS: TitledWords = [
  ['We look', 'A day on the plot, from the first light to the last.'],
  ['We draw', 'Three ideas on three sheets; one of them stays.'],
  ['We build', 'With people from the valley, and with you.'],
];

export const DAY_MENU = `Lunch
=====
From noon to three, in the courtyard when it is dry.

Starters
--------

Tomato soup
Basil, olive oil, bread
$7

Green salad
Leaves, herbs, lemon
$6

Mains
-----

Mushroom risotto
Carnaroli rice, parmesan
$15
+ Large $19

Baked celeriac
Hazelnuts, browned butter
$14

Drinks
======

Warm
----

Coffee
$3
+ Double $4

Mint tea
$3

Cold
----

Sparkling water
$3

House lemonade
Lemon, mint
$4`;
