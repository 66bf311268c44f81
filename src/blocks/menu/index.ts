import { blockFields } from '#messages/en/interface/block-fields.ts';
import { blockKinds } from '#messages/en/interface/block-kinds.ts';
import { defineBlock } from '../define-block.ts';
import { parseMenu } from './parse-menu.ts';
import { MenuBlock } from './render.tsx';
import { menuDefaults, menuMigrations, menuSchema } from './schema.ts';
import styles from './styles.css?inline';

/** What a kitchen or a bar offers, as tabs (BLK-15 to BLK-22). */
export const menu = defineBlock({
  type: 'menu',
  title: blockKinds.menu,
  category: 'layout',
  icon: 'utensils',
  schema: menuSchema,
  defaults: menuDefaults,
  dataVersion: 1 + menuMigrations.length,
  migrations: menuMigrations,
  fields: {
    text: {
      control: 'textarea',
      label: blockFields.menu,
      maxLength: 50_000,
      rows: 14,
      help: blockFields.menuHelp,
    },
    currency: { control: 'text', label: blockFields.currency, maxLength: 5 },
    layout: {
      control: 'segmented',
      label: blockFields.layout,
      options: [
        { value: 'list', label: blockFields.list },
        { value: 'columns', label: blockFields.twoColumns },
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
