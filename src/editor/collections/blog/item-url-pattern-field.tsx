import { useState } from 'react';
import { TextField } from '#ui/text-field.tsx';
import {
  blogUrlPatternProblem,
  filterBlogUrlPattern,
  MAX_BLOG_URL_PATTERN_LENGTH,
} from '#domain/links/blog-url-pattern.ts';
import { fillBlogUrlPattern } from '#domain/links/fill-blog-url-pattern.ts';

const EXAMPLE_TITLE = 'A first post';

/** How addresses of new posts are made (LINK-45 to LINK-58): what is typed is brought into shape when it is left. */
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
  /** The date of the example. */
  readonly now: Date;
  /** What the server said. */
  readonly error?: string | undefined;
  readonly onChange: (pattern: string) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const pattern = filterBlogUrlPattern(typed ?? value);
  const problem = blogUrlPatternProblem(pattern) ?? error;
  const example = `${collectionPath}/${fillBlogUrlPattern(pattern, EXAMPLE_TITLE, now, timeZone)}`;
  return (
    <TextField
      label="Post URL format"
      value={typed ?? value}
      maxLength={MAX_BLOG_URL_PATTERN_LENGTH}
      description={`New posts get addresses like ${example}. %y is the year, %m the month, %d the day, %t the title. Existing addresses stay.`}
      onChange={(text) => {
        setTyped(text);
        onChange(filterBlogUrlPattern(text));
      }}
      onBlur={() => setTyped(null)}
      {...(problem === undefined ? {} : { errorMessage: problem })}
    />
  );
}
