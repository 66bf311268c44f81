/** A dish or a drink: a name, lines that describe it, and prices with what they are for. */
export interface MenuItem {
  readonly name: string;
  readonly description: readonly string[];
  readonly prices: readonly { readonly label: string; readonly amount: string }[];
}
export interface MenuSection {
  readonly title: string;
  readonly description: readonly string[];
  readonly items: readonly MenuItem[];
}
export interface Menu {
  readonly title: string;
  readonly description: readonly string[];
  readonly sections: readonly MenuSection[];
}

interface Heading {
  readonly kind: 'menu' | 'section';
  readonly title: string;
}
type Line = Heading | { readonly kind: 'text'; readonly text: string } | { readonly kind: 'gap' };

const UNDERLINE = { '=': 'menu', '-': 'section' } as const;

/**
 * Reads the text of a menu block: a line underlined with `===` starts a menu (a tab), one underlined with `---` a section;
 * items are separated by empty lines. An item's first line is its name, lines that begin with the currency symbol are
 * prices, lines that begin with `+` are variants with a price at their end, the others describe it. Text that stands
 * directly under a heading describes the menu or section. Every text can be read: there are no errors.
 */
export function parseMenu(text: string, currency: string): readonly Menu[] {
  const menus: { title: string; description: string[]; sections: Writable[] }[] = [];
  let isUnderHeading = false;
  for (const part of paragraphsOf(text)) {
    if (part.kind !== 'text') {
      if (part.kind === 'menu') menus.push({ title: part.title, description: [], sections: [] });
      else menuOf(menus).sections.push({ title: part.title, description: [], items: [] });
      isUnderHeading = true;
      continue;
    }
    const menu = menuOf(menus);
    if (isUnderHeading && part.isAttached) {
      (menu.sections.at(-1) ?? menu).description.push(...part.lines);
    } else {
      if (menu.sections.length === 0) menu.sections.push({ title: '', description: [], items: [] });
      menu.sections.at(-1)?.items.push(itemOf(part.lines, currency));
    }
    isUnderHeading = false;
  }
  return menus;
}

type Writable = { title: string; description: string[]; items: MenuItem[] };
type Paragraph =
  | Heading
  | { readonly kind: 'text'; readonly lines: readonly string[]; readonly isAttached: boolean };

function menuOf(menus: { title: string; description: string[]; sections: Writable[] }[]) {
  const last = menus.at(-1);
  if (last !== undefined) return last;
  const first = { title: '', description: [], sections: [] };
  menus.push(first);
  return first;
}

/** Headings and groups of lines; a group right under a heading is attached to it. */
function paragraphsOf(text: string): readonly Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let lines: string[] = [];
  let isAttached = false;
  const close = (): void => {
    if (lines.length > 0) paragraphs.push({ kind: 'text', lines, isAttached });
    lines = [];
    isAttached = false;
  };
  for (const line of linesOf(text)) {
    if (line.kind === 'text') lines.push(line.text);
    else {
      close();
      if (line.kind === 'gap') continue;
      paragraphs.push(line);
      isAttached = true;
    }
  }
  close();
  return paragraphs;
}

function linesOf(text: string): readonly Line[] {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
  return lines.flatMap((line, index): Line[] => {
    if (line === '') return [{ kind: 'gap' }];
    if (underlineOf(line) !== null && index > 0 && isText(lines[index - 1])) return [];
    const kind = underlineOf(lines[index + 1] ?? '');
    return isText(line) && kind !== null ? [{ kind, title: line }] : [{ kind: 'text', text: line }];
  });
}

function isText(line: string | undefined): boolean {
  return line !== undefined && line !== '' && underlineOf(line) === null;
}

function underlineOf(line: string): 'menu' | 'section' | null {
  const sign = line[0];
  if (!/^(={2,}|-{2,})$/.test(line) || (sign !== '=' && sign !== '-')) return null;
  return UNDERLINE[sign];
}

function itemOf(lines: readonly string[], currency: string): MenuItem {
  const [name = '', ...rest] = lines;
  const prices: { label: string; amount: string }[] = [];
  const description: string[] = [];
  for (const line of rest) {
    if (line.startsWith('+')) prices.push(variantOf(line.slice(1).trim(), currency));
    else if (currency !== '' && line.startsWith(currency)) prices.push({ label: '', amount: line });
    else description.push(line);
  }
  return { name, description, prices };
}

function variantOf(text: string, currency: string): { label: string; amount: string } {
  const at = currency === '' ? -1 : text.lastIndexOf(currency);
  return at === -1
    ? { label: text, amount: '' }
    : { label: text.slice(0, at).trim(), amount: text.slice(at) };
}
