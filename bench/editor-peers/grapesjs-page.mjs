// GrapesJS with the sections and blocks that stand in the page as JSON; what is measured is called through its own API.
import grapesjs from 'grapesjs';
import 'grapesjs/dist/css/grapes.min.css';

const { sections, styles } = JSON.parse(document.querySelector('#content').textContent);
const grid = 'display:grid;grid-template-columns:repeat(3,1fr);gap:24px;padding:24px';

const editor = grapesjs.init({
  container: '#editor',
  height: '100vh',
  storageManager: false,
  components: sections.map((blocks, section) => ({
    tagName: 'section',
    attributes: { style: grid },
    components: blocks.map(({ isText, html }, index) => ({
      ...(isText ? { type: 'text' } : {}),
      attributes: { 'data-measured': `block-${section}-${index}`, ...(isText ? { 'data-text': '' } : {}) },
      components: html,
    })),
  })),
});

editor.on('load', () => {
  const canvas = editor.Canvas.getDocument();
  const sheet = canvas.createElement('style');
  sheet.textContent = styles;
  canvas.head.append(sheet);
  const parent = editor.getWrapper().components().at(0);
  let copy = null;
  window.peer = {
    insert() {
      copy = parent.append(parent.components().at(0).clone(), { at: 1 })[0];
      editor.select(copy);
    },
    takeBack() {
      copy?.remove();
      copy = null;
    },
    move(isDown) {
      const block = parent.components().at(isDown ? 0 : 1);
      block.move(parent, { at: isDown ? 2 : 0 });
    },
  };
});
