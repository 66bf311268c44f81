import { useState } from 'react';
import { TextField } from '#ui/text-field.tsx';
import {
  blogUrlPatternProblem,
  filterBlogUrlPattern,
  MAX_BLOG_URL_PATTERN_LENGTH,
} from '#domain/links/blog-url-pattern.ts';
import { fillBlogUrlPattern } from '#domain/links/fill-blog-url-pattern.ts';
import { blogPanel } from '#messages/en/interface/blog-panel.ts';
import { translate } from '#ui/translate.ts';

/** The pattern of addresses of new posts (LINK-45 to LINK-58); the input is normalised on blur. */
export function ItemUrlPatternField({
  value,
  collectionPath,
  timeZone,
  now,
  error,
  onChange,
}: {
  readonly value: string;
  /** `/journal` */
  readonly collectionPath: string;
  readonly timeZone: string;
  /** The date used in the example. */
  readonly now: Date;
  /** The error of the server. */
  readonly error?: string | undefined;
  readonly onChange: (pattern: string) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const pattern = filterBlogUrlPattern(typed ?? value);
  const problem = blogUrlPatternProblem(pattern) ?? error;
  const example = `${collectionPath}/${fillBlogUrlPattern(pattern, translate(blogPanel.exampleTitle), now, timeZone)}`;
  return (
    <TextField
      label={translate(blogPanel.urlFormat)}
      value={typed ?? value}
      maxLength={MAX_BLOG_URL_PATTERN_LENGTH}
      description={translate(blogPanel.urlFormatText, { example })}
      onChange={(text) => {
        setTyped(text);
        onChange(filterBlogUrlPattern(text));
      }}
      onBlur={() => setTyped(null)}
      {...(problem === undefined ? {} : { errorMessage: problem })}
    />
  );
}
