/** The fields of one entry of an export; the texts stand in it as they are given. */
export interface ExportedEntry {
  readonly id: string | number;
  readonly type?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly content?: string;
  /** More elements of the entry, as XML. */
  readonly xml?: string;
}

/** An export file of entries; `head` are more elements of the channel, as XML. */
export function exportOf(entries: readonly ExportedEntry[], head = ''): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"><channel><title>Old Garden</title><link>https://garden.example</link>
<wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>https://garden.example</wp:base_blog_url>
${head}
${entries.map(xmlOf).join('\n')}
</channel></rss>`;
}

function xmlOf({ id, type = 'post', fields = {}, content = 'Words', xml = '' }: ExportedEntry): string {
  const all: Readonly<Record<string, string>> = {
    title: `Entry ${id}`,
    link: `https://garden.example/2020/${id}/`,
    guid: `https://garden.example/?p=${id}`,
    'wp:post_id': String(id),
    'wp:post_type': type,
    'wp:post_date_gmt': '2020-05-01 10:00:00',
    'wp:status': 'publish',
    'wp:post_name': `entry-${id}`,
    'wp:post_parent': '0',
    ...fields,
  };
  const elements = Object.entries(all).map(([name, text]) => `<${name}>${cdata(text)}</${name}>`);
  return `<item>${elements.join('')}<content:encoded>${cdata(content)}</content:encoded>${xml}</item>`;
}

/** A text as WordPress writes it, whatever stands in it. */
export function cdata(text: string): string {
  return `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}
