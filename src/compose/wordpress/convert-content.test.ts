import { describe, expect, it } from 'vitest';
import type { RichTextNode } from '#domain/rich-text/rich-text.ts';
import type { ContentPiece, ConversionContext } from './content-piece.ts';
import { convertContent, textBeforeMore } from './convert-content.ts';

interface Converted {
  readonly pieces: readonly ContentPiece[];
  readonly notes: readonly string[];
  readonly cuts: readonly string[];
}

function convert(content: string): Converted {
  const notes: string[] = [];
  const cuts: string[] = [];
  const picture = { url: 'https://a.example/own.jpg', alt: 'Own', caption: '', link: null };
  const context: ConversionContext = {
    resolveLink: (href) => (/^https?:/.test(href) ? { kind: 'url', href, newWindow: false } : null),
    attachmentOf: (id) => (id === '7' ? { ...picture, url: 'https://a.example/7.jpg' } : null),
    ownAttachments: [picture],
    note: (name, outcome) => notes.push(`${name} ${outcome}`),
    cut: (what, text) => cuts.push(`${what}: ${text}`),
  };
  return { pieces: convertContent(content, context), notes, cuts };
}

/** A short writing of nodes: `p(a *b*)`. */
function short(node: RichTextNode): string {
  if (node.type === 'text') {
    const marks = (node.marks ?? []).map((mark) => mark.type.charAt(0)).join('');
    return marks === '' ? (node.text ?? '') : `${marks}‹${node.text ?? ''}›`;
  }
  if (node.type === 'hardBreak') return '⏎';
  const names: Record<string, string> = {
    paragraph: 'p',
    bulletList: 'ul',
    orderedList: 'ol',
    listItem: 'li',
    blockquote: 'quote',
    codeBlock: 'pre',
  };
  const name = node.type === 'heading' ? `h${node.attrs?.level ?? 0}` : (names[node.type] ?? node.type);
  const align = node.attrs?.textAlign ? `.${node.attrs.textAlign}` : '';
  return `${name}${align}(${(node.content ?? []).map(short).join('')})`;
}

function shorts(pieces: readonly ContentPiece[]): readonly string[] {
  return pieces.map((piece) => {
    switch (piece.kind) {
      case 'text':
        return piece.nodes.map(short).join(' ');
      case 'picture':
        return `picture ${piece.picture.url.split('/').at(-1)} ${piece.alignment} ${piece.width ?? ''} “${piece.picture.caption}”`;
      case 'gallery':
        return `gallery ${piece.columns}: ${piece.pictures.length}`;
      case 'block':
        return piece.blockType;
      case 'columns':
        return `[${piece.columns.map((column) => `${Math.round(column.share)}: ${shorts(column.pieces).join(', ')}`).join(' | ')}]`;
      case 'band':
        return `band{${shorts(piece.pieces).join(', ')}}`;
    }
  });
}

describe('HTML', () => {
  it.each([
    ['<p>a <strong>b <em>c</em></strong> <a href="https://x.example">d</a></p>', ['p(a b‹b ›bi‹c› l‹d›)']],
    ['<h1>One</h1><h4>Four</h4>', ['h2(One) h3(Four)']],
    [
      '<p style="text-align: center">a</p><p class="has-text-align-right">b</p><center>c</center>',
      ['p.center(a) p.right(b) p.center(c)'],
    ],
    ['<ul><li>a<ul><li>b</li></ul></li><li><p>c</p></li></ul>', ['ul(li(p(a)ul(li(p(b))))li(p(c)))']],
    ['<ol start="3"><li>a</li></ol>', ['ol(li(p(a)))']],
    ['<ul><li>a</li><ul><li>b</li></ul></ul>', ['ul(li(p(a)ul(li(p(b)))))']],
    ['<blockquote><p>a</p></blockquote>', ['quote(p(a))']],
    ['<blockquote><p>a</p><cite>B</cite></blockquote>', ['quote']],
    ['<pre>a\n  b</pre>', ['code']],
    [
      '<p>a<img src="https://a.example/1.jpg" class="alignleft" width="150">b</p>',
      ['p(a)', 'picture 1.jpg left 150 “”', 'p(b)'],
    ],
    [
      '<figure class="aligncenter"><img src="https://a.example/1.jpg"><figcaption>C</figcaption></figure>',
      ['picture 1.jpg center  “C”'],
    ],
    ['<p><code>a</code> <a href="https://x.example"><code>b</code></a></p>', ['p(c‹a› l‹b›)']],
    ['<p>a<br><br></p><p> </p>', ['p(a)']],
    ['<hr>', ['horizontal-rule']],
    ['<iframe src="https://www.youtube.com/embed/abc"></iframe>', ['video']],
    ['<details open><summary>S</summary><p>a</p></details>', ['accordion']],
  ])('%s', (html, expected) => {
    expect(shorts(convert(`<!-- wp:html -->${html}<!-- /wp:html -->`).pieces)).toEqual(expected);
  });

  it('makes tables into blocks with their headers, spans, alignment and caption [EDIT-213]', () => {
    const { pieces } = convert(
      '<figure class="wp-block-table is-style-stripes"><table><thead><tr><th>A</th><td class="has-text-align-center">B|*</td></tr></thead><tbody><tr><td colspan="2" rowspan="2"><b>x</b><ul><li>y</li></ul></td></tr><tr><td>1</td><td class="has-text-align-right" align="right">2</td></tr></tbody></table><figcaption>Fees</figcaption></figure>',
    );
    const text = (words: string) => ({ type: 'text', text: words });
    const p = (words: string) => ({ type: 'paragraph', content: [text(words)] });
    expect(pieces).toHaveLength(1);
    expect(pieces[0]).toMatchObject({
      blockType: 'table',
      data: {
        look: 'striped',
        table: {
          content: [
            {
              attrs: { caption: 'Fees' },
              content: [
                {
                  content: [
                    { type: 'tableHeader', content: [p('A')] },
                    { type: 'tableHeader', content: [p('B|*')] },
                  ],
                },
                {
                  content: [
                    {
                      type: 'tableCell',
                      attrs: { colspan: 2, rowspan: 2 },
                      content: [
                        { type: 'paragraph', content: [{ ...text('x'), marks: [{ type: 'bold' }] }] },
                        { type: 'bulletList' },
                      ],
                    },
                  ],
                },
                { content: [{ type: 'tableCell' }, { type: 'tableCell', attrs: { align: 'end' } }] },
              ],
            },
          ],
        },
      },
    });
  });

  it('takes no more of a span than a table has [EDIT-213]', () => {
    const { pieces } = convert('<table><tr><td colspan="999999999" rowspan="999999999">x</td></tr></table>');
    expect(JSON.stringify(pieces)).toContain('"colspan":20,"rowspan":500');
  });

  it('makes tables that are too wide for a block into Markdown, cells escaped, spans filled', () => {
    const { pieces } = convert(
      `<table><tr><th>A</th><th>B|*</th>${'<th>x</th>'.repeat(19)}</tr><tr><td colspan="2"><b>x</b></td></tr></table>`,
    );
    expect(pieces[0]).toMatchObject({ blockType: 'markdown' });
    expect(JSON.stringify(pieces[0])).toContain('| A | B\\\\|\\\\* |');
    expect(JSON.stringify(pieces[0])).toContain('| **x** |  |');
  });

  it.each([
    ['<script>alert(1)</script>', '<script> left-out'],
    ['<form><input></form>', '<form> left-out'],
    ['<p>H<sub>2</sub>O</p>', '<sub> formatting-lost'],
    ['<p><a href="javascript:alert(1)">x</a></p>', '<a> formatting-lost'],
    ['<custom-thing>words</custom-thing>', '<custom-thing> kept-as-text'],
  ])('notes %s and keeps nothing that runs', (html, note) => {
    const { pieces, notes } = convert(html);
    expect(notes).toContain(note);
    expect(JSON.stringify(pieces)).not.toMatch(/script|alert|<|onclick/);
  });

  it('reads hostile nesting without exhausting the stack', () => {
    expect(convert('<div>'.repeat(20_000) + 'deep').pieces).toHaveLength(1);
    expect(convert('<ul><li>'.repeat(500) + 'deep').pieces.length).toBeGreaterThan(0);
    expect(convert('<!-- wp:group -->'.repeat(5000) + 'deep').pieces).toHaveLength(1);
  });
});

describe('classic content', () => {
  it.each([
    ['a\nb\n\nc', ['p(a⏎b) p(c)']],
    ['a\n\nhttps://vimeo.com/12345\n\nb', ['p(a)', 'video', 'p(b)']],
    ['[gallery ids="7,7" columns="2"]', ['gallery 2: 2']],
    ['[gallery]', ['gallery 1: 1']],
    [
      '[caption align="alignright" width="300"]<a href="https://a.example/1.jpg"><img src="https://a.example/1.jpg" width="300"></a> Words[/caption]',
      ['picture 1.jpg right 300 “Words”'],
    ],
    ['[embed]https://youtu.be/abc[/embed]', ['video']],
    ['[[gallery]] and [sic]', ['p([gallery] and [sic])']],
    ['a<!--nextpage-->b', ['p(a)', 'horizontal-rule', 'p(b)']],
  ])('%s', (content, expected) => {
    expect(shorts(convert(content).pieces)).toEqual(expected);
  });

  it.each([
    [
      '[contact-form-7 id="1" title="Write"]',
      [],
      ['[contact-form-7]: [contact-form-7 id="1" title="Write"]'],
    ],
    ['a [gravityform id=1] b', ['p(a b)'], ['[gravityform]: [gravityform id=1]']],
    [
      '[contact-form][contact-field label="Name"/][/contact-form]',
      [],
      ['[contact-form]: [contact-form][contact-field label="Name"/][/contact-form]'],
    ],
    ['[rev_slider home]', [], ['[rev_slider]: [rev_slider home]']],
    ['[woocommerce_cart]', [], ['[woocommerce_cart]: [woocommerce_cart]']],
    ['[vc_row][vc_column width="1/2"]A[/vc_column][vc_column]B[/vc_column][/vc_row]', ['p(A) p(B)'], []],
    [
      '[et_pb_section][et_pb_text]One\n\nTwo[/et_pb_text][et_pb_button button_text="Go" button_url="https://x.example"][/et_pb_section]',
      ['p(One) p(Two) p(l‹Go›)'],
      [],
    ],
    ['[vc_custom_heading text="Hello"]', ['h2(Hello)'], []],
    ['[vc_single_image image="7"]', ['gallery 1: 1'], []],
    ['[elementor-template id="5"]', [], ['[elementor-template]: [elementor-template id="5"]']],
    ['[my_box color="red"]words[/my_box]', ['p(words)'], ['[my_box]: [my_box color="red"]']],
    ['see [sic], [1], [a note] and [x = 5]', ['p(see [sic], [1], [a note] and [x = 5])'], []],
    ['[caption]no end', ['p(no end)'], []],
    ['a[/vc_row][/gallery]b', ['p(a) p(b)'], []],
  ])('shows nobody the shortcodes of builders and plugins: %s', (content, expected, cuts) => {
    const inBlock = convert(`<!-- wp:html -->${content}<!-- /wp:html -->`);
    const { pieces, cuts: cut } = convert(content);
    expect([shorts(pieces), cut, inBlock.cuts]).toEqual([expected, cuts, cuts]);
    expect(JSON.stringify(inBlock.pieces)).not.toMatch(
      /\[\/?(?:vc|et|contact|gravity|rev|woo|elementor|my)_?/,
    );
  });

  it('leaves the shortcodes in code as they are', () => {
    expect(
      JSON.stringify(convert('<!-- wp:code --><pre>[vc_row a="1"]</pre><!-- /wp:code -->').pieces),
    ).toContain('[vc_row a=');
  });
});

describe('blocks', () => {
  const block = (name: string, attributes: object, inner: string): string =>
    `<!-- wp:${name} ${JSON.stringify(attributes)} -->${inner}<!-- /wp:${name} -->`;
  const paragraph = (text: string): string => block('paragraph', {}, `<p>${text}</p>`);

  it.each([
    [paragraph('a') + paragraph('b'), ['p(a) p(b)']],
    [
      block(
        'columns',
        {},
        block('column', { width: '66.66%' }, paragraph('a')) + block('column', {}, paragraph('b')),
      ),
      ['[67: p(a) | 33: p(b)]'],
    ],
    [
      block(
        'media-text',
        { mediaPosition: 'right', mediaWidth: 40 },
        '<figure><img src="https://a.example/1.jpg"></figure><div>' + paragraph('a') + '</div>',
      ),
      ['[60: p(a) | 40: picture 1.jpg none  “”]'],
    ],
    [block('cover', { url: 'https://a.example/1.jpg', dimRatio: 30 }, paragraph('a')), ['band{p(a)}']],
    [
      block('group', {}, '<div>' + paragraph('a') + block('group', {}, paragraph('b')) + '</div>'),
      ['p(a) p(b)'],
    ],
    [block('buttons', {}, block('button', {}, '<div><a href="https://x.example">Go</a></div>')), ['button']],
    ['<!-- wp:spacer {"height":48} --><div></div><!-- /wp:spacer -->', ['spacer']],
    [block('core-embed/youtube', { url: 'https://youtu.be/abc' }, '<figure></figure>'), ['video']],
    [block('embed', { url: 'https://open.spotify.com/track/abc' }, '<figure></figure>'), ['embed']],
    [
      block(
        'gallery',
        { columns: 2 },
        '<figure class="wp-block-gallery">' +
          block('image', {}, '<figure><img src="https://a.example/1.jpg"></figure>').repeat(3) +
          '</figure>',
      ),
      ['gallery 2: 3'],
    ],
    [paragraph('a') + '<!-- /wp:group -->' + '<!-- wp:group -->' + paragraph('b'), ['p(a) p(b)']],
    ['<!-- wp:paragraph {broken} --><p>a</p><!-- /wp:paragraph -->', ['p(a)']],
  ])('%s', (content, expected) => {
    expect(shorts(convert(content).pieces)).toEqual(expected);
  });

  it('notes blocks that WordPress fills by itself, with the blocks inside', () => {
    const { pieces, notes } = convert(
      '<!-- wp:query --><div><!-- wp:post-title /--></div><!-- /wp:query --><!-- wp:calendar /-->',
    );
    expect(pieces).toEqual([]);
    expect(notes).toEqual(['wp:query left-out', 'wp:post-title left-out', 'wp:calendar left-out']);
  });

  it('takes the words before the fold as the excerpt', () => {
    expect(
      textBeforeMore(
        `${paragraph('a <b>b</b>')}<!-- wp:more --><!--more--><!-- /wp:more -->${paragraph('c')}`,
      ),
    ).toBe('a b');
    expect(textBeforeMore('no fold')).toBe('');
  });
});
