import type { Page } from '@playwright/test';

/** Puts a file into the library of the site whose configuration area `page` shows; gives the address of its link. */
export async function uploadFile(page: Page, name: string, type: string, content: Buffer): Promise<string> {
  const send = (crumb: string) =>
    page.evaluate(
      async (file) => {
        const bytes = Uint8Array.from(atob(file.base64), (letter) => letter.codePointAt(0) ?? 0);
        const form = new FormData();
        form.append('file', new File([bytes], file.name, { type: file.type }));
        const address = `/api/files?accept=any&crumb=${file.crumb}`;
        const response = await fetch(address, { method: 'POST', body: form });
        return (await response.json()) as { href?: string; crumbFail?: boolean; crumb?: string };
      },
      { name, type, base64: content.toString('base64'), crumb },
    );
  const cookies = await page.context().cookies(page.url());
  const first = await send(cookies.find((cookie) => cookie.name === 'crumb')?.value ?? '');
  const answer = first.crumbFail === true ? await send(first.crumb ?? '') : first;
  if (answer.href === undefined) throw new Error(`${name} was not taken: ${JSON.stringify(answer)}`);
  return answer.href;
}
