import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { createContext, createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { markdownElements } from '#blocks/markdown/markdown-elements.tsx';
import { BLOCKS } from '#blocks/registry.ts';
import { createBlockContext } from '../create-block-context.ts';
import { renderMarkup } from './render-markup.ts';

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.DocumentFragment;

/** What a browser makes of markup, with attributes in alphabetical order. */
function tree(node: Node): unknown {
  if ('value' in node) return node.value;
  if (!('childNodes' in node)) return node.nodeName;
  const attributes =
    'attrs' in node ? node.attrs.map(({ name, value }) => `${name}=${value}`).toSorted() : [];
  const children = 'content' in node ? [node.content as Node] : node.childNodes;
  return [node.nodeName, attributes, children.map(tree)];
}

/** Both renderings as a browser reads them. */
function ours(node: ReactNode): unknown {
  return tree(parseFragment(renderMarkup(node)));
}

function reacts(node: ReactNode): unknown {
  return tree(parseFragment(renderToStaticMarkup(node)));
}

const context = createBlockContext({
  markdown: markdownElements,
  mode: 'page',
  host: 'public',
  siteId: 'c'.repeat(24),
  documentId: 'd'.repeat(24),
  language: 'en',
  pathOf: () => '/about',
});

const fixtures = import.meta.glob<Record<string, unknown>>('../../blocks/*/fixtures/*.json', {
  eager: true,
  import: 'default',
});

describe.each(BLOCKS.map((block) => [block.type, block] as const))(
  'a block of the type %s',
  (type, block) => {
    const stored = Object.entries(fixtures).flatMap(([path, data]) => {
      const parsed = path.includes(`/${type}/`) ? block.schema.safeParse(data) : null;
      return parsed?.success === true ? [parsed.data] : [];
    });

    it('is the same to a browser as what React writes', () => {
      for (const data of [block.defaults(), ...stored]) {
        for (const isFirstImage of [true, false]) {
          const props = { id: 'e'.repeat(24), data, context: { ...context, isFirstImage } };
          const node = createElement(block.render, props);
          expect(ours(node)).toEqual(reacts(node));
        }
      }
    });
  },
);

it('escapes whatever is data', () => {
  const attack = `</p><script>alert("&'1")</script>`;
  const node = (
    <p title={attack} style={{ backgroundImage: `url("${attack}")` }}>
      {attack}
      <textarea defaultValue={attack} />
    </p>
  );
  expect(ours(node)).toEqual(reacts(node));
  expect(renderMarkup(node)).not.toContain('<script');
});

it('writes no address that runs a script', () => {
  for (const address of ['javascript:alert(1)', ' \u0001Java\nScript:alert(1)']) {
    expect(renderMarkup(<a href={address}>x</a>)).toBe('<a>x</a>');
    expect(renderMarkup(<form action={address} />)).toBe('<form></form>');
  }
});

it('writes what forms hold as React does', () => {
  const node = (
    <form noValidate autoComplete="off">
      <input
        type="text"
        defaultValue={'"a" & b'}
        maxLength={3}
        required
        disabled={false}
        spellCheck={false}
      />
      <input type="checkbox" defaultChecked aria-hidden tabIndex={-1} readOnly />
      <input type="radio" checked value={0} readOnly />
      <textarea defaultValue={'\nfirst line is empty'} rows={2} />
      <select defaultValue="b">
        <option value="">none</option>
        <option>b</option>
        <optgroup label="more">
          <option value="c">b</option>
        </optgroup>
      </select>
    </form>
  );
  expect(ours(node)).toEqual(reacts(node));
});

it('writes styles, flags, drawings, lists and raw markup as React does', () => {
  const nodes: ReactNode = [
    <div
      key="a"
      hidden
      style={{
        lineHeight: 1.5,
        marginTop: 4,
        padding: 0,
        ['--x' as string]: 3,
        color: '',
        WebkitLineClamp: 2,
      }}
    />,
    <details key="b" open name="x" data-on={true} data-off={false} data-none={undefined} />,
    <svg key="c" viewBox="0 0 2 2" focusable="false">
      <path d="M0 0" strokeWidth={2} strokeLinecap="round" fillRule="evenodd" />
    </svg>,
    <track key="d" default kind="captions" src="/a.vtt" />,
    <pre key="e">{'\ncode'}</pre>,
    <div key="f" dangerouslySetInnerHTML={{ __html: '<b>raw</b>' }} onScroll={() => null} />,
    <a key="g" download href="/f.pdf" className="x">
      file
    </a>,
    0,
    '',
    false,
    null,
    new Set(['in', ' a set']),
    <>
      a <br /> {12}
    </>,
  ];
  expect(ours(nodes)).toEqual(reacts(nodes));
});

it.each([
  ['object', 'data'],
  ['button', 'formAction'],
  ['video', 'poster'],
  ['use', 'xlinkHref'],
  ['frame', 'longDesc'],
])('writes no address that runs a script into %s, %s', (tag, property) => {
  const address = 'java\nscript:alert(1)';
  expect(renderMarkup(createElement(tag, { [property]: address }))).toBe(`<${tag}></${tag}>`);
  expect(renderMarkup(createElement(tag, { [property]: '/a' }))).toContain('="/a"');
});

it('takes what is set over what is set at first, and several choices of a list', () => {
  expect(renderMarkup(<input value="now" defaultValue="first" readOnly />)).toBe(
    '<input value="now" readonly="">',
  );
  const options: [{ value?: string }, string][] = [
    [{}, 'a'],
    [{ value: 'b' }, 'B'],
    [{ value: 'c' }, 'C'],
  ];
  const list = createElement(
    'select',
    { multiple: true, defaultValue: ['a', 'c'] },
    ...options.map(([props, words]) => createElement('option', props, words)),
    createElement('option'),
  );
  expect(renderMarkup(list)).toBe(
    '<select multiple=""><option selected="">a</option><option value="b">B</option><option value="c" selected="">C</option><option></option></select>',
  );
});

it('asks for nothing with an empty address, and keeps that of a link', () => {
  expect(renderMarkup(<img src="" alt="" />)).toBe('<img alt="">');
  expect(renderMarkup(createElement('a', { href: '' }, 'here'))).toBe('<a href="">here</a>');
});

it('writes numbers of styles with a unit where they are lengths', () => {
  const style = { tabSize: 4, gridColumnStart: 2, lineClamp: 3, strokeWidth: 1, inset: 5, msFlex: 1 };
  expect(renderMarkup(<p style={style} />)).toBe(
    '<p style="tab-size:4;grid-column-start:2;line-clamp:3;stroke-width:1;inset:5px;-ms-flex:1"></p>',
  );
});

it('writes styles and scripts as they are, and lets nothing end them', () => {
  expect(renderMarkup(<style>{'a > b { content: "</style>" }'}</style>)).toBe(
    '<style>a > b { content: "</\\73 tyle>" }</style>',
  );
  expect(renderMarkup(<script>{'x = 1 < 2 && "</Script>"'}</script>)).toBe(
    '<script>x = 1 < 2 && "</\\u0053cript>"</script>',
  );
});

it.each<[string, ReactNode]>([
  ['a frame whose page stands in an attribute', <iframe key="" srcDoc="<script>" title="x" />],
  ['an element of its own making', createElement('x-panel', { isOpen: true })],
  ['a name that is none', createElement('a b')],
  ['an attribute that is no text', <p key="" title={['a'] as never} />],
  ['a function that is no listener', <form key="" action={(() => null) as never} />],
  ['a style that is text', <p key="" style={'color:red' as never} />],
  ['a style without a value', <p key="" style={{ color: {} as never }} />],
  ['two contents', createElement('p', { dangerouslySetInnerHTML: { __html: 'a' } }, 'b')],
  ['content of what holds none', createElement('br', null, 'a')],
  ['content of a text area', createElement('textarea', null, 'a')],
  ['a script of elements', createElement('script', null, <b key="">a</b>)],
])('refuses %s', (_what, node) => {
  expect(() => renderMarkup(node)).toThrow(TypeError);
});

it('refuses what needs more than one pass over pure functions', () => {
  const Context = createContext('');
  expect(() => renderMarkup(<Context value="x">y</Context>)).toThrow(TypeError);
  expect(() => renderMarkup({ a: 1 } as unknown as ReactNode)).toThrow(TypeError);
});
