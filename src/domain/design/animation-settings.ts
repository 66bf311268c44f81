import { z } from 'zod';

export const ANIMATION_KINDS = ['none', 'fade', 'scale', 'slide', 'clip', 'flex'] as const;
export const ANIMATION_SPEEDS = ['slow', 'medium', 'fast'] as const;

/** How the blocks of a site come into view (DSGN-49). */
export const animationSettingsSchema = z.object({
  kind: z.enum(ANIMATION_KINDS).catch('none'),
  speed: z.enum(ANIMATION_SPEEDS).catch('medium'),
});
export type AnimationSettings = z.infer<typeof animationSettingsSchema>;

/** What a site has until its owner chooses. */
export const NO_ANIMATION: AnimationSettings = { kind: 'none', speed: 'medium' };
