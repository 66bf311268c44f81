import { useQuery } from '@tanstack/react-query';
import { openDocument } from '#contract/documents.ts';
import { collectionSettingsSchema } from '#domain/collections/collection-settings.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { TITLE_ONLY_URL_PATTERN } from '#domain/links/blog-url-pattern.ts';
import { fillBlogUrlPattern } from '#domain/links/fill-blog-url-pattern.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useSiteTimeZone } from '../pages/use-site-time-zone.ts';

/** The address a post gets by its collection's pattern; null while the pattern is not known. */
export function useItemUrlName(
  collectionId: string | null,
): (title: string, publishAt: string) => string | null {
  const timeZone = useSiteTimeZone();
  const pattern = useQuery({
    queryKey: ['url-pattern', collectionId],
    enabled: collectionId !== null,
    gcTime: 0,
    queryFn: async () => {
      const params = { documentId: collectionId as DocumentId };
      const { records } = await callEndpoint(openDocument, { params });
      const settings = collectionSettingsSchema.safeParse(records['settings']);
      return settings.success ? settings.data.itemUrlPattern : TITLE_ONLY_URL_PATTERN;
    },
  });
  return (title, publishAt) =>
    pattern.data === undefined || publishAt === ''
      ? null
      : fillBlogUrlPattern(pattern.data, title, new Date(publishAt), timeZone);
}
