// Puck with the sections and blocks that stand in the page as JSON; what is measured is called through its own API.
import { Puck, useGetPuck } from '@puckeditor/core';
import '@puckeditor/core/puck.css';
import { createElement as h, useEffect } from 'react';
import { createRoot } from 'react-dom/client';

const { sections, styles } = JSON.parse(document.querySelector('#content').textContent);
const grid = { display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 24, padding: 24 };

const config = {
  components: {
    Section: {
      fields: { blocks: { type: 'slot' } },
      render: ({ blocks: Blocks }) => h('section', null, h(Blocks, { style: grid })),
    },
    Text: {
      fields: { text: { type: 'richtext', contentEditable: true } },
      inline: true,
      render: ({ id, text, puck }) =>
        h('div', { 'data-measured': id, 'data-text': '', ref: puck.dragRef }, text),
    },
    Block: {
      fields: { html: { type: 'textarea' } },
      inline: true,
      render: ({ id, html, puck }) =>
        h('div', { 'data-measured': id, ref: puck.dragRef, dangerouslySetInnerHTML: { __html: html } }),
    },
  },
};

const data = {
  root: { props: {} },
  content: sections.map((blocks, section) => ({
    type: 'Section',
    props: {
      id: `section-${section}`,
      blocks: blocks.map(({ isText, html }, index) => ({
        type: isText ? 'Text' : 'Block',
        props: { id: `block-${section}-${index}`, ...(isText ? { text: html } : { html }) },
      })),
    },
  })),
};
const ZONE = 'section-0:blocks';

/** Hands what is measured to the page: each changes the first section, by the selected block or the first. */
function Actions() {
  const getPuck = useGetPuck();
  useEffect(() => {
    let copy = null;
    window.peer = {
      insert() {
        const { dispatch } = getPuck();
        dispatch({ type: 'duplicate', sourceIndex: 0, sourceZone: ZONE });
        copy = 1;
      },
      takeBack() {
        if (copy !== null) getPuck().dispatch({ type: 'remove', index: copy, zone: ZONE });
        copy = null;
      },
      move(isDown) {
        const [sourceIndex, destinationIndex] = isDown ? [0, 1] : [1, 0];
        getPuck().dispatch({ type: 'reorder', sourceIndex, destinationIndex, destinationZone: ZONE });
      },
    };
  }, [getPuck]);
  return null;
}

function CanvasStyles({ children, document: canvas }) {
  useEffect(() => {
    if (!canvas) return;
    const sheet = canvas.createElement('style');
    sheet.textContent = styles;
    canvas.head.append(sheet);
  }, [canvas]);
  return children;
}

config.root = {
  // The actions stand beside the sections, inside of the editor's own state.
  render: ({ children }) => h('div', null, h(Actions), children),
};

createRoot(document.querySelector('#editor')).render(
  h(Puck, { config, data, overrides: { iframe: CanvasStyles }, height: '100vh' }),
);
