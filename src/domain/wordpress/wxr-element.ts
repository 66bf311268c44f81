/** An element of an export file while it is read: its text and the elements in it. */
export interface WxrElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
  readonly children: WxrElement[];
}

/** The text of the first element of that name, or ''. */
export function childText(element: WxrElement, name: string): string {
  return element.children.find((child) => child.name === name)?.text.trim() ?? '';
}

/** The text as it stands, spaces included. */
export function childContent(element: WxrElement, name: string): string {
  return element.children.find((child) => child.name === name)?.text ?? '';
}

export function childrenNamed(element: WxrElement, name: string): readonly WxrElement[] {
  return element.children.filter((child) => child.name === name);
}
