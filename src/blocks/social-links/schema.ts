import { z } from 'zod';
import { ALIGNMENTS } from '../alignment.ts';
import type { BlockMigration } from '../define-block.ts';
import { NETWORKS } from './networks.ts';

const socialLinkSchema = z.object({
  /** As the owner typed it. */
  address: z.string().max(2000),
  /** `auto`: recognised by the address. */
  network: z.enum(['auto', ...NETWORKS]).catch('auto'),
  /** What it is called; empty for the network's name. */
  label: z.string().max(100).catch(''),
});
export type SocialLink = z.infer<typeof socialLinkSchema>;

export const MAX_SOCIAL_LINKS = 30;

export const socialLinksSchema = z.object({
  links: z.array(socialLinkSchema).max(MAX_SOCIAL_LINKS),
  style: z.enum(['icons', 'circles', 'words', 'both']).catch('icons'),
  size: z.enum(['small', 'medium', 'large']).catch('medium'),
  alignment: z.enum(ALIGNMENTS).catch('left'),
});
export type SocialLinksData = z.infer<typeof socialLinksSchema>;

export function newSocialLink(): SocialLink {
  return { address: '', network: 'auto', label: '' };
}

export function socialLinksDefaults(): SocialLinksData {
  return {
    links: [],
    style: 'icons',
    size: 'medium',
    alignment: 'left',
  };
}

export const socialLinksMigrations: readonly BlockMigration[] = [];
