import { defineBlock } from '../define-block.ts';
import { parseMenu } from './parse-menu.ts';
import { MenuBlock } from './render.tsx';
import { menuDefaults, menuMigrations, menuSchema } from './schema.ts';
import styles from './styles.css?inline';

/** What a kitchen or a bar offers, as tabs (BLK-15 to BLK-22). */
export const menu = defineBlock({
  type: 'menu',
  title: 'Menu',
  category: 'layout',
  icon: 'utensils',
  keywords: ['food', 'restaurant', 'café', 'drinks', 'prices', 'dishes'],
  schema: menuSchema,
  defaults: menuDefaults,
  dataVersion: 1 + menuMigrations.length,
  migrations: menuMigrations,
  fields: {
    text: {
      control: 'textarea',
      label: 'Menu',
      maxLength: 50_000,
      rows: 14,
      help: 'Underline the name of a menu with ===, of a section with ---. Leave an empty line between dishes: name, description, price. A line with + is a variant.',
    },
    currency: { control: 'text', label: 'Prices begin with', maxLength: 5 },
    layout: {
      control: 'segmented',
      label: 'Layout',
      options: [
        { value: 'list', label: 'List' },
        { value: 'columns', label: 'Two columns' },
      ],
    },
  },
  size: { w: 16, h: 14 },
  render: MenuBlock,
  hasBehaviour: true,
  needsBehaviour: ({ text, currency }) => parseMenu(text, currency).length > 1,
  styles,
  plainText: (data) =>
    data.text
      .split('\n')
      .filter((line) => !/^(?:={2,}|-{2,})$/.test(line.trim()))
      .join('\n'),
});
