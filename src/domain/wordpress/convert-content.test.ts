import { describe, expect, it } from 'vitest';
import type { RichTextNode } from '#domain/rich-text/rich-text.ts';
import type { ContentPiece, ConversionContext } from './content-piece.ts';
import { convertContent, textBeforeMore } from './convert-content.ts';

interface Converted {
  readonly pieces: readonly ContentPiece[];
  readonly notes: readonly string[];
}

function convert(content: string): Converted {
  const notes: string[] = [];
  const picture = { url: 'https://a.example/own.jpg', alt: 'Own', caption: '', link: null };
  const context: ConversionContext = {
    resolveLink: (href) => (/^https?:/.test(href) ? { kind: 'url', href, newWindow: false } : null),
    attachmentOf: (id) => (id === '7' ? { ...picture, url: 'https://a.example/7.jpg' } : null),
    ownAttachments: [picture],
    note: (name, outcome) => notes.push(`${name} ${outcome}`),
  };
  return { pieces: convertContent(content, context), notes };
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

  it('makes tables into Markdown, cells escaped, spans filled', () => {
    const { pieces } = convert(
      '<table><tr><th>A</th><th>B|*</th></tr><tr><td colspan="2"><b>x</b></td></tr></table>',
    );
    expect(pieces[0]).toMatchObject({ data: { source: '| A | B\\|\\* |\n| --- | --- |\n| **x** |  |' } });
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

  it('keeps the shortcodes of plugins as text and notes them', () => {
    expect(convert('[contact-form to="a"]').notes).toEqual(['[contact-form] kept-as-text']);
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
