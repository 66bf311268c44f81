/** A website's type (CONT-202). */
export const WEBSITE_TYPES = ['classic', 'cover-page', 'parking-page', 'commerce', 'enterprise'] as const;
export type WebsiteType = (typeof WEBSITE_TYPES)[number];
