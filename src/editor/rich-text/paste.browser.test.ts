import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { richTextOf, richTextSchema, type RichTextNode } from '#domain/rich-text/rich-text.ts';
import { cleanPastedMarkup } from './clean-pasted-markup.ts';
import { storedText } from './stored-text.ts';
import { startTextSession, type TextSession } from './text-session.ts';

let host: HTMLElement;
let session: TextSession;
beforeEach(() => {
  host = document.createElement('div');
  document.body.append(host);
  session = startTextSession({
    element: host,
    text: richTextOf(''),
    label: 'Text',
    onText: () => undefined,
    onTyping: () => undefined,
    onExit: () => undefined,
    onLink: () => undefined,
    onUndo: () => undefined,
    onRedo: () => undefined,
  });
  session.editor.view.focus();
});
afterEach(() => {
  session.end();
  host.remove();
});

/** What a paste of markup leaves in an empty text, one line a block. */
function pasted(html: string): readonly string[] {
  session.editor.view.pasteHTML(html);
  const text = storedText(session.editor.getJSON());
  expect(richTextSchema.safeParse(text).success).toBe(true);
  return (text.content ?? []).map(outline);
}

function outline(node: RichTextNode): string {
  if (node.type === 'text') {
    const marks = (node.marks ?? []).map((mark) =>
      mark.type === 'link' && mark.attrs.link.kind === 'url' ? `link ${mark.attrs.link.href}` : mark.type,
    );
    return marks.length === 0 ? (node.text ?? '') : `<${marks.join(' ')}: ${node.text ?? ''}>`;
  }
  const { level, start, textAlign, colspan, rowspan } = node.attrs ?? {};
  const name = [node.type, level, start, textAlign, colspan, rowspan]
    .filter((each) => each !== undefined && each !== null)
    .join(' ');
  return `${name}(${(node.content ?? []).map(outline).join(', ')})`;
}

const WORD = (body: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm; font-family:"Calibri",sans-serif;} --></style></head><body lang=EN-US style='tab-interval:36.0pt'><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

const wordItem = (level: number, marker: string, text: string, position = 'Middle') =>
  `<p class=MsoListParagraphCxSp${position} style='margin-left:${36 * level}.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;

const DOCS = (body: string) =>
  `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-0a1b2c3d-7fff-4e5f">${body}</b><br class="Apple-interchange-newline">`;
const run = (text: string, style = '') =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#cc0000;background-color:#ffff00;font-weight:400;font-style:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;${style}">${text}</span>`;

describe('text pasted from Word [EDIT-194]', () => {
  it('keeps headings, bold, italic and links, and no other style', () => {
    const html = WORD(
      `<p class=MsoTitle>Report</p><h2><span style='mso-fareast-font-family:"Times New Roman";color:#2F5496'>Part<o:p></o:p></span></h2>
       <p class=MsoNormal align=center style='text-align:center'>A <b style='mso-bidi-font-weight:normal'>bold</b>, <i>italic</i>, <u>underlined</u>,
       <span style='color:red;background:yellow;mso-highlight:yellow'>colored</span> and <a href="https://example.com/a"><span style='color:blue'>linked</span></a> word.<o:p></o:p></p>
       <p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>See <a href="#_Toc123">below</a>.</p>`,
    );
    expect(pasted(html)).toEqual([
      'heading 1(Report)',
      'heading 2(Part)',
      'paragraph(A , <bold: bold>, , , <italic: italic>, , underlined, colored and , <link https://example.com/a: linked>,  word.)',
      'paragraph(See below.)',
    ]);
  });

  it('keeps lists with their levels, kinds and first numbers', () => {
    const html = WORD(
      [
        wordItem(1, '·', 'One', 'First'),
        wordItem(2, 'o', 'One <b>a</b>'),
        wordItem(3, '§', 'Deep'),
        wordItem(1, '·', 'Two', 'Last'),
        '<p class=MsoNormal>Between</p>',
        wordItem(1, '3.', 'Third', 'First'),
        wordItem(2, 'a.', 'Letter'),
        wordItem(1, '4.', 'Fourth', 'Last'),
      ].join('\n'),
    );
    expect(pasted(html)).toEqual([
      'bulletList(listItem(paragraph(One), bulletList(listItem(paragraph(One , <bold: a>), bulletList(listItem(paragraph(Deep)))))), listItem(paragraph(Two)))',
      'paragraph(Between)',
      'orderedList 3(listItem(paragraph(Third), orderedList(listItem(paragraph(Letter)))), listItem(paragraph(Fourth)))',
    ]);
  });

  it('keeps tables with their spans', () => {
    const cell = (text: string, more = '') =>
      `<td width=200 ${more} style='border:solid windowtext 1.0pt;background:#D9E2F3;padding:0cm 5.4pt'><p class=MsoNormal style='margin-bottom:0cm'>${text}<o:p></o:p></p></td>`;
    const html = WORD(
      `<table class=MsoTableGrid border=1 style='border-collapse:collapse'><thead><tr>${cell('Name')}${cell('<b>Fee</b>')}</tr></thead><tr>${cell('Both', 'colspan=2')}</tr><tr>${cell('<o:p>&nbsp;</o:p>')}${cell('5')}</tr></table>`,
    );
    expect(pasted(html)[0]?.replaceAll('\u00A0', '')).toBe(
      'table(tableRow(tableHeader(paragraph(Name)), tableHeader(paragraph(<bold: Fee>))), tableRow(tableCell 2(paragraph(Both))), tableRow(tableCell(paragraph()), tableCell(paragraph(5))))',
    );
  });

  it('keeps both from Word in the browser', () => {
    const item = (level: number, text: string) =>
      `<div class="ListContainerWrapper SCXW1 BCX0"><ul class="BulletListStyle1 SCXW1" role="list"><li data-leveltext="" data-listid="1" data-aria-level="${level}" role="listitem" class="OutlineElement Ltr"><p class="Paragraph" style="font-weight:normal"><span class="TextRun"><span class="NormalTextRun">${text}</span></span><span class="EOP">&nbsp;</span></p></li></ul></div>`;
    const html = `<div class="OutlineElement Ltr"><p class="Paragraph" role="heading" aria-level="2"><span class="TextRun">Part</span></p></div>${item(1, 'One')}${item(2, 'Deeper')}${item(1, 'Two')}`;
    expect(pasted(html).map((line) => line.replaceAll('\u00A0', ''))).toEqual([
      'heading 2(Part)',
      'bulletList(listItem(paragraph(One), bulletList(listItem(paragraph(Deeper)))), listItem(paragraph(Two)))',
    ]);
  });
});

describe('text pasted from Google Docs [EDIT-194]', () => {
  it('keeps headings, bold, italic and links, and no other style', () => {
    const html = DOCS(
      `<h1 dir="ltr" style="line-height:1.38;margin-top:20pt;">${run('Title')}</h1><br /><p dir="ltr" style="text-align:center">${run('A ')}${run('bold', 'font-weight:700;')}${run(' and ')}${run('both', 'font-weight:700;font-style:italic;')}${run(', ')}${run('underlined', 'text-decoration:underline;')} <a href="https://example.com/b" style="text-decoration:none;">${run('link', 'text-decoration:underline;')}</a></p><br /><h6 dir="ltr">${run('Small')}</h6>`,
    );
    expect(pasted(html)).toEqual([
      'heading 1(Title)',
      'paragraph(A , <bold: bold>,  and , <bold italic: both>, , underlined , <link https://example.com/b: link>)',
      'heading 4(Small)',
    ]);
  });

  it('keeps lists with their levels', () => {
    const item = (level: number, text: string) =>
      `<li dir="ltr" style="list-style-type:disc" aria-level="${level}"><p dir="ltr" style="line-height:1.38" role="presentation">${run(text)}</p></li>`;
    const html = DOCS(
      `<ul style="margin-top:0">${item(1, 'One')}<ul>${item(2, 'Deeper')}<ol>${item(3, 'First')}</ol></ul>${item(1, 'Two')}</ul>`,
    );
    expect(pasted(html)).toEqual([
      'bulletList(listItem(paragraph(One), bulletList(listItem(paragraph(Deeper), orderedList(listItem(paragraph(First)))))), listItem(paragraph(Two)))',
    ]);
  });
});

it('keeps tables of Google Docs, with lists in cells [EDIT-194]', () => {
  const html = DOCS(
    `<div dir="ltr" align="left"><table style="border:none;border-collapse:collapse"><colgroup><col width="300"/><col/></colgroup><tbody><tr style="height:0pt"><td style="border:solid #000 1pt"><p dir="ltr">${run('One')}</p></td><td><ul><li aria-level="1"><p>${run('Two')}</p></li></ul></td></tr></tbody></table></div>`,
  );
  expect(pasted(html)[0]).toBe(
    'table(tableRow(tableCell(paragraph(One)), tableCell(bulletList(listItem(paragraph(Two))))))',
  );
});

it('cuts tables to what a text holds, and makes one of those in others', () => {
  const cells = '<td>x</td>'.repeat(25);
  const text = pasted(
    `<table><tr>${cells}</tr><tr><td><table><tr><td>inner</td></tr></table></td></tr></table>`,
  );
  expect(text[0]?.match(/tableCell/g)?.length).toBe(40);
  expect(text[0]).toContain('inner');
});

describe('words copied within texts [LINK-01]', () => {
  const copied = (link: unknown): string => {
    session.editor.commands.setContent({
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [{ type: 'text', text: 'Here', marks: [{ type: 'link', attrs: { link } }] }],
        },
      ],
    });
    session.editor.commands.selectAll();
    const { view } = session.editor;
    return view.serializeForClipboard(view.state.selection.content()).dom.innerHTML;
  };
  const linkAfter = (html: string): unknown => {
    session.editor.commands.setContent('');
    session.editor.view.pasteHTML(html);
    const [mark] = storedText(session.editor.getJSON()).content?.[0]?.content?.[0]?.marks ?? [];
    return mark?.type === 'link' ? mark.attrs.link : null;
  };

  it.each([
    { kind: 'page', documentId: 'a'.repeat(24) },
    { kind: 'page', documentId: 'b'.repeat(24), anchor: 'prices' },
    { kind: 'url', href: 'https://example.com/x?a=1&b="2"', newWindow: true },
    { kind: 'file', href: '/s/abc/price.pdf', newWindow: false },
    { kind: 'email', to: 'a@example.com', cc: '', bcc: '', subject: 'Hello', body: '' },
  ])('keep their link: %j', (link) => {
    expect(linkAfter(copied(link))).toEqual(link);
  });

  it.each([
    '{"kind":"url","href":"javascript:alert(1)","newWindow":false}',
    '{"kind":"page","documentId":"nothing"}',
    '{',
    'null',
    `{"kind":"url","href":"https://example.com/${'x'.repeat(8000)}","newWindow":false}`,
  ])('get the address that is shown where the data are none: %j', (data) => {
    const link = document.createElement('a');
    link.href = 'https://example.com/shown';
    link.dataset['link'] = data;
    link.textContent = 'Here';
    expect(linkAfter(link.outerHTML)).toEqual({
      kind: 'url',
      href: 'https://example.com/shown',
      newWindow: false,
    });
  });
});

describe('what is pasted', () => {
  it('keeps its asterisks', () => {
    session.editor.view.pasteText('5 * 6 * 7 and **no**');
    expect(session.editor.getText()).toBe('5 * 6 * 7 and **no**');
  });

  it('is never nested deeper than what can be stored', () => {
    const deep = '<ul><li>x'.repeat(40) + '</li></ul>'.repeat(40);
    expect(pasted(deep).join('')).toContain('x');
    expect(cleanPastedMarkup('<blockquote>'.repeat(40) + 'y')).toContain('y');
  });
});
