import fc from 'fast-check';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { renderMarkup } from './render-markup.ts';

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.DocumentFragment;

/** Browsers skip what is blank in an address and in front of it. */
function runsScript(address: string): boolean {
  return /^javascript:/i.test(address.replaceAll(/[^!-~]/g, ''));
}

/**
 * What a browser makes of markup. React writes a harmless script in place of an address that runs one, looks for them in
 * fewer attributes, and adds preloads of pictures: both are left out.
 */
function tree(node: Node): unknown {
  if ('value' in node) return node.value;
  if (!('childNodes' in node)) return node.nodeName;
  const attributes =
    'attrs' in node
      ? node.attrs
          .filter(({ value }) => !runsScript(value))
          .map(({ name, value }) => `${name}=${value}`)
          .toSorted()
      : [];
  const children = 'content' in node ? [node.content as Node] : node.childNodes;
  return [node.nodeName, attributes, children.filter((child) => child.nodeName !== 'link').map(tree)];
}

/** As a browser does without scripts, to which what `noscript` holds is markup. */
function read(html: string): Node {
  return parseFragment(html, { scriptingEnabled: false });
}

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 6 }),
  fc.constantFrom('\n', '\nx', '<', '</p>', '&amp;', '"', "'", '–', '日本', ' a ', '0', 'true'),
);
const scalar = fc.oneof(
  text,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constantFrom(null, undefined, 0, ''),
);
const address = fc.constantFrom(
  '/a?b=c&d',
  '#top',
  '',
  'javascript:alert(1)',
  'java\nscript:x',
  ' \u0001JavaScript:x',
  'mailto:a@b',
);

/** Names of properties: known ones of each kind, ones of drawings, and such as nobody knows. */
const property = fc.constantFrom(
  ...(
    'id className title htmlFor httpEquiv acceptCharset tabIndex role dir lang width height maxLength autoComplete ' +
    'hidden inert disabled readOnly required open loop muted multiple autoFocus allowFullScreen noValidate itemScope ' +
    'download capture cols rows size span rowSpan colSpan start contentEditable draggable spellCheck value focusable ' +
    'autoReverse data-on data-camelCase aria-hidden aria-label ARIA-label fetchPriority crossOrigin referrerPolicy ' +
    'srcSet viewBox preserveAspectRatio strokeWidth strokeLinecap clipPath markerEnd letterSpacing textDecoration ' +
    'gradientTransform vectorEffect xmlLang xlinkTitle xmlnsXlink paintOrder unknownCamelCase unknown selected ' +
    'checked onClick onclick suppressHydrationWarning suppressContentEditableWarning innerHTML'
  ).split(' '),
  'not a name',
  'a"b',
  'größe',
  'panose-1',
);
const addressProperty = fc.constantFrom(
  'href',
  'src',
  'action',
  'formAction',
  'xlinkHref',
  'poster',
  'cite',
  'background',
);
const style = fc.dictionary(
  fc.constantFrom(
    ...(
      'color margin marginTop lineHeight opacity flex gridRowStart gridArea tabSize columnCount WebkitLineClamp ' +
      'msFlex msTransform WebkitTransform MozAppearance animationIterationCount borderImageSlice strokeWidth zoom'
    ).split(' '),
    '--x',
    '--myWidth',
  ),
  fc.oneof(text, fc.integer(), fc.double({ noNaN: true }), fc.constantFrom(null, undefined, true, false, '')),
  { maxKeys: 4 },
);
const attributes = fc
  .tuple(
    fc.dictionary(property, scalar, { maxKeys: 4 }),
    fc.dictionary(addressProperty, address, { maxKeys: 2 }),
    fc.option(style, { nil: undefined }),
  )
  .map(([plain, addresses, styles]) => ({
    ...plain,
    ...addresses,
    ...(styles === undefined ? {} : { style: styles }),
  }));

const ELEMENTS = (
  'div p span a ul li h1 h3 table tbody tr td section details summary label button form picture video blockquote ' +
  'pre listing object noscript template fieldset ol dl progress'
).split(' ');
const VOID = 'br hr img input wbr area col embed source track param'.split(' ');

function Frame({ children, note }: { readonly children?: ReactNode; readonly note?: string }) {
  return (
    <div className="frame" title={note}>
      {children}
    </div>
  );
}

function Bare({ children }: { readonly children?: ReactNode }) {
  return children;
}

const option = fc
  .tuple(attributes, fc.oneof(text, fc.tuple(text, fc.constant(null), fc.integer())))
  .map(([props, children]) => createElement('option', props, children));
const select = fc
  .tuple(
    attributes,
    fc.array(
      fc.oneof(
        option,
        option.map((each) => createElement('optgroup', { label: 'more' }, each)),
      ),
      {
        maxLength: 4,
      },
    ),
    fc.dictionary(
      fc.constantFrom('value', 'defaultValue'),
      fc.oneof(fc.constantFrom('a', '0', 'true', null), fc.array(text, { maxLength: 3 })),
    ),
  )
  .map(([props, options, chosen]) => createElement('select', { ...props, ...chosen }, ...options));
const held = fc.dictionary(
  fc.constantFrom('value', 'defaultValue', 'checked', 'defaultChecked'),
  fc.oneof(text, fc.integer(), fc.boolean(), fc.constant(null)),
);
const input = fc
  .tuple(attributes, held)
  .map(([props, values]) => createElement('input', { ...props, ...values }));
const textarea = fc
  .tuple(attributes, held)
  .map(([props, values]) => createElement('textarea', { ...props, ...values }));
const rawText = fc
  .tuple(
    fc.constantFrom('style', 'script'),
    fc.oneof(text, fc.constantFrom('a > b { content: "</style>" }', 'x = "</SCRIPT><script>" && 1 < 2')),
  )
  .map(([tag, content]) => createElement(tag, null, content));
const foreign = fc
  .tuple(
    fc.constantFrom('div', 'p', 'pre'),
    attributes,
    fc.constantFrom('<b>raw</b>', '\n<i>a</i>', '', null, 5),
  )
  .map(([tag, props, html]) =>
    createElement(tag, { ...props, dangerouslySetInnerHTML: { __html: html as string } }),
  );
const empty = fc
  .tuple(fc.constantFrom(...VOID, 'iframe', 'math'), attributes)
  .map(([tag, props]) => createElement(tag, props));

const { node } = fc.letrec<{ node: ReactNode }>((tie) => {
  const children = fc.array(tie('node'), { maxLength: 4 });
  const element = fc
    .tuple(fc.constantFrom(...ELEMENTS), attributes, children)
    // React looks for a first line break in a single text only; where there are more, it loses one.
    .map(([tag, props, inner]) =>
      createElement(tag, props, ...(tag === 'pre' || tag === 'listing' ? [inner.map(unbroken)] : inner)),
    );
  const around = fc
    .tuple(fc.constantFrom<unknown>(Fragment, Frame, Bare), children)
    .map(([type, inner]) => createElement(type as typeof Frame, null, ...inner));
  // Elements of HTML end a drawing, except in its places for them.
  const drawing = fc
    .tuple(
      fc.array(fc.tuple(fc.constantFrom('path', 'g', 'text', 'linearGradient'), attributes, text), {
        maxLength: 3,
      }),
      attributes,
      tie('node'),
    )
    .map(([shapes, props, inner]) =>
      createElement(
        'svg',
        props,
        ...shapes.map(([tag, shape, words]) => createElement(tag, shape, words)),
        createElement('foreignObject', null, inner),
      ),
    );
  const leaf = fc.oneof(
    text,
    fc.integer(),
    fc.double(),
    fc.constantFrom(null, undefined, true, false, 12n),
    empty,
    select,
    input,
    textarea,
    rawText,
    foreign,
  );
  return {
    node: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      leaf,
      element,
      drawing,
      around,
      children,
      children.map((inner) => new Set(inner)),
    ),
  };
});

function unbroken(child: ReactNode): ReactNode {
  return typeof child === 'string' ? `a${child}` : <i>{child}</i>;
}

const report = vi.spyOn(console, 'error');
beforeAll(() => {
  // React's advice about keys, nesting and fields that cannot be changed.
  report.mockImplementation(() => undefined);
});
afterAll(() => report.mockRestore());

it('writes for a browser what React writes, whatever the elements', () => {
  fc.assert(
    fc.property(node, (generated) => {
      expect(tree(read(renderMarkup(generated)))).toEqual(tree(read(renderToStaticMarkup(generated))));
    }),
    { numRuns: 400 },
  );
});

it('writes no address that runs a script into any attribute', () => {
  fc.assert(
    fc.property(node, (generated) => {
      const addresses = valuesIn(read(renderMarkup(generated)), ADDRESSES);
      expect(addresses.filter(runsScript)).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

const ADDRESSES = ['href', 'src', 'action', 'formaction', 'poster', 'cite', 'background'];

function valuesIn(node: Node, names: readonly string[]): string[] {
  const own = 'attrs' in node ? node.attrs.filter(({ name }) => names.includes(name)) : [];
  const children = 'childNodes' in node ? node.childNodes : [];
  return [...own.map(({ value }) => value), ...children.flatMap((child) => valuesIn(child, names))];
}
