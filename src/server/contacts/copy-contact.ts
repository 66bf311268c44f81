import type { SiteId } from '#domain/documents/record.ts';
import type { JsonValue } from '#lib/json.ts';
import type { Db } from '#server/platform/database/database.ts';
import { writeZip } from '#server/platform/zip/write-zip.ts';
import type { KnownPerson } from './contact-source.ts';
import { knownPerson } from './known-person.ts';
import type { PersonalDataPart } from './personal-data-part.ts';
import type { ContactId } from './tables.ts';
import { emailsOf } from './touch-contact.ts';

/** How much of a person there is in each part (CRM-24). */
export async function countParts(db: Db, parts: readonly PersonalDataPart[], person: KnownPerson) {
  return Promise.all(
    parts.map(async ({ name, fate, copy }) => ({ name, fate, count: (await copy(db, person)).length })),
  );
}

/** Everything that the site keeps of a person, as a ZIP with JSON and one page that people read (CRM-27). */
export async function copyContact(
  db: Db,
  parts: readonly PersonalDataPart[],
  siteId: SiteId,
  contactId: ContactId,
  now: number,
): Promise<Buffer> {
  const person = await knownPerson(db, siteId, contactId);
  const [title = contactId] = await emailsOf(db, siteId, contactId);
  return copyPerson(db, parts, person, { title, now });
}

/** The same of a person who need not have a contact. */
export async function copyPerson(
  db: Db,
  parts: readonly PersonalDataPart[],
  person: KnownPerson,
  { title, now }: { readonly title: string; readonly now: number },
): Promise<Buffer> {
  const data: Record<string, readonly JsonValue[]> = {};
  for (const { name, copy } of parts) data[name] = await copy(db, person);
  return writeZip(
    [
      { name: 'data.json', content: JSON.stringify(data, null, 2) },
      { name: 'data.html', content: pageOf(title, data) },
    ],
    new Date(now),
  );
}

function pageOf(title: string, data: Readonly<Record<string, readonly JsonValue[]>>): string {
  const sections = Object.entries(data).map(
    ([name, rows]) => `<h2>${escaped(name)} (${rows.length})</h2>${rows.map(markup).join('<hr>')}`,
  );
  return `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title></head><body><h1>${escaped(title)}</h1>${sections.join('')}</body></html>\n`;
}

function markup(value: JsonValue | undefined): string {
  if (Array.isArray(value)) return `<ul>${value.map((each) => `<li>${markup(each)}</li>`).join('')}</ul>`;
  if (typeof value === 'object' && value !== null) {
    const rows = Object.entries(value).map(
      ([name, each]) => `<dt>${escaped(name)}</dt><dd>${markup(each)}</dd>`,
    );
    return `<dl>${rows.join('')}</dl>`;
  }
  return escaped(value === null || value === undefined ? '' : String(value));
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
