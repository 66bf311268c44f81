import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { watchForms } from './watch-forms.ts';

let frame: HTMLIFrameElement | undefined;
afterEach(() => frame?.remove());

/** A page in a frame that sends no forms, and what becomes of those that are pressed. */
function preview(html: string) {
  frame = document.createElement('iframe');
  // As the frame of a preview.
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin');
  document.body.append(frame);
  const page = frame.contentDocument;
  if (page === null) throw new Error('There is no page in the frame');
  page.body.innerHTML = `<base href="${location.origin}/">${html}`;
  const became: string[] = [];
  watchForms(page, {
    go: (address) => became.push(address.replace(location.origin, '')),
    refuse: () => became.push('refused'),
  });
  const press = (selector: string) => page.querySelector<HTMLElement>(selector)?.click();
  return { page, became, press };
}

it('refuses what would be sent, by its button and from a field [EDIT-195]', async () => {
  const { page, became, press } = preview(`
    <form method="post" action="/cart/lines"><input name="pieces"><button><b>Add to cart</b></button></form>
    <form action="https://elsewhere.example/find"><input type="submit"></form>`);
  press('b');
  expect(became).toEqual(['refused']);
  press('[type="submit"]');
  expect(became).toEqual(['refused', 'refused']);
  page.querySelector('input')?.focus();
  await userEvent.keyboard('5{Enter}');
  expect(became).toEqual(['refused', 'refused', 'refused']);
});

it('leads where a form only asks for a page, once it is filled in [EDIT-195]', () => {
  const { page, became, press } = preview(
    '<form action="/shop?page=2#productList"><input name="q" required><button name="by" value="title">Find</button></form>',
  );
  press('button');
  expect(became).toEqual([]);
  const field = page.querySelector('input');
  if (field !== null) field.value = 'a jug';
  press('button');
  expect(became).toEqual(['/shop?q=a+jug&by=title#productList']);
});

it('leaves all other buttons and links alone', () => {
  const { became, press } = preview(`
    <form method="post"><button type="button">Open</button><button class="done">Done</button></form>
    <button class="alone">Alone</button><a href="#there">There</a>`);
  press('[type="button"]');
  press('.alone');
  press('a');
  expect(became).toEqual([]);
});
