import { z } from 'zod';
import type { BlockMigration } from '../define-block.ts';

export const menuSchema = z.object({
  /** See `parse-menu.ts` for its format. */
  text: z.string().max(50_000),
  /** What prices begin with. */
  currency: z.string().max(5).catch('$'),
  layout: z.enum(['list', 'columns']).catch('list'),
});
export type MenuData = z.infer<typeof menuSchema>;

const NEW_MENU = `Lunch
=====
Served from noon to three.

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

Drinks
======

Sparkling water
$3

House lemonade
Lemon, mint
$4`;

export function menuDefaults(): MenuData {
  return { text: NEW_MENU, currency: '$', layout: 'list' };
}

export const menuMigrations: readonly BlockMigration[] = [];
