/** Answers embedded in the page for the requests of the first screen. Each is used once, and for a short time only. */
const BOOT_ANSWERS_ID = 'portico-boot-answers';
const USABLE_MS = 20_000;

let answers: Map<string, string> | null = null;

/** Takes the answer to a call out of the page; null where the page has none. */
export function takeBootAnswer(page: Document, url: string): string | null {
  if (performance.now() > USABLE_MS) return null;
  answers ??= read(page);
  const address = addressOf(url);
  const answer = answers.get(address) ?? null;
  answers.delete(address);
  return answer;
}

function read(page: Document): Map<string, string> {
  const text = page.getElementById(BOOT_ANSWERS_ID)?.textContent;
  return new Map(Object.entries(JSON.parse(text ?? '{}') as Record<string, string>));
}

/** Path and query without the crumb, which differs by browser. */
function addressOf(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://page');
  searchParams.delete('crumb');
  const query = searchParams.toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}
