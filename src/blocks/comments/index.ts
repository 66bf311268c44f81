import { blockKinds } from '#messages/en/interface/block-kinds.ts';
import { defineBlock } from '../define-block.ts';
import { CommentsBlock } from './render.tsx';
import { commentsDefaults, commentsMigrations, commentsSchema } from './schema.ts';
import styles from './styles.css?inline';

/** The comments on the item of the page (COMT-03). */
export const comments = defineBlock({
  type: 'comments',
  title: blockKinds.comments,
  category: 'layout',
  icon: 'quote',
  schema: commentsSchema,
  defaults: commentsDefaults,
  dataVersion: 1 + commentsMigrations.length,
  migrations: commentsMigrations,
  fields: {},
  size: { w: 24, h: 8 },
  render: CommentsBlock,
  hasBehaviour: true,
  // The page knows whether its thread takes anything.
  needsBehaviour: () => false,
  styles,
});
