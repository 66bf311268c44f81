import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createOverlayBoxes, type OverlayBoxes } from './overlay-boxes.ts';

let boxes: OverlayBoxes;
let end: () => void;
let block: HTMLElement;
let outline: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '';
  block = box('40px', '100px');
  outline = document.createElement('div');
  outline.style.position = 'absolute';
  document.body.append(outline);
  boxes = createOverlayBoxes(document);
  end = boxes.watch();
});
afterEach(() => end());

function box(left: string, top: string): HTMLElement {
  const element = document.createElement('p');
  Object.assign(element.style, {
    position: 'absolute',
    margin: '0',
    width: '200px',
    height: '80px',
    left,
    top,
  });
  document.body.append(element);
  return element;
}

const frames = async (count: number): Promise<void> => {
  for (let left = count; left > 0; left -= 1) {
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  }
};
const lies = () => {
  const { left, top, width, height } = outline.getBoundingClientRect();
  return [left, top, width, height];
};

describe('what is drawn over the page', () => {
  it('lies over its element from the next frame on, and is not seen before', async () => {
    boxes.add({ element: outline, find: () => block, lowBelow: 0 });
    expect(outline.style.display).toBe('none');
    await frames(1);
    expect(lies()).toEqual([40, 100, 200, 80]);
  });

  it('is moved in the frame in which its element is', async () => {
    boxes.add({ element: outline, find: () => block, lowBelow: 0 });
    await frames(2);
    block.style.top = '150px';
    boxes.schedule();
    await frames(1);
    expect(lies()).toEqual([40, 150, 200, 80]);
  });

  it('follows an element that grows by itself', async () => {
    boxes.add({ element: outline, find: () => block, lowBelow: 0 });
    await frames(2);
    block.style.height = '300px';
    await frames(3);
    expect(lies()).toEqual([40, 100, 200, 300]);
  });

  it('keeps its toolbar inside the window, at the right edge too', async () => {
    outline.innerHTML =
      '<div class="rail" style="position:absolute;translate:var(--shift)"><div class="toolbar" style="width:260px">x</div></div>';
    block.style.left = `${document.documentElement.clientWidth - 120}px`;
    boxes.add({ element: outline, find: () => block, lowBelow: 0 });
    await frames(3);
    const toolbar = outline.querySelector('.toolbar')?.getBoundingClientRect();
    expect(Math.round(toolbar?.right ?? 0)).toBe(document.documentElement.clientWidth - 8);
    expect(outline.getBoundingClientRect().left).toBe(document.documentElement.clientWidth - 120);
  });

  it('is hidden while its element is not there', async () => {
    boxes.add({ element: outline, find: () => (block.isConnected ? block : null), lowBelow: 0 });
    block.remove();
    boxes.schedule();
    await frames(1);
    expect(outline.style.display).toBe('none');
    document.body.append(block);
    boxes.schedule();
    await frames(1);
    expect([outline.style.display, ...lies()]).toEqual(['', 40, 100, 200, 80]);
  });

  it('knows where there is no room above it', async () => {
    boxes.add({ element: outline, find: () => block, lowBelow: 52 });
    await frames(1);
    expect(outline.hasAttribute('data-low')).toBe(false);
    block.style.top = '51px';
    boxes.schedule();
    await frames(1);
    expect(outline.hasAttribute('data-low')).toBe(true);
  });

  it('stays where it is after its end', async () => {
    const endBox = boxes.add({ element: outline, find: () => block, lowBelow: 0 });
    await frames(2);
    endBox();
    block.style.top = '150px';
    boxes.schedule();
    await frames(1);
    expect(lies()).toEqual([40, 100, 200, 80]);
  });

  it('is written only where it comes to lie elsewhere [EDIT-215]', async () => {
    const other = box('400px', '300px');
    const second = document.createElement('div');
    document.body.append(second);
    boxes.add({ element: outline, find: () => block, lowBelow: 0 });
    boxes.add({ element: second, find: () => other, lowBelow: 0 });
    await frames(3);
    const written = new Set<Node>();
    const observer = new MutationObserver((records) => {
      for (const { target } of records) written.add(target);
    });
    for (const element of [outline, second]) observer.observe(element, { attributes: true });
    block.style.top = '150px';
    boxes.schedule();
    await frames(2);
    expect([...written]).toEqual([outline]);
    observer.disconnect();
  });

  it('goes through the page once for the blocks of all that is measured [EDIT-215]', async () => {
    block.dataset['block'] = 'b1';
    let asked = 0;
    const querySelectorAll = document.querySelectorAll.bind(document);
    document.querySelectorAll = ((selector: string) => {
      asked += 1;
      return querySelectorAll(selector);
    }) as typeof document.querySelectorAll;
    const ends = Array.from({ length: 30 }, () =>
      boxes.add({
        element: document.createElement('div'),
        find: (_frame, blockOf) => blockOf('b1'),
        lowBelow: 0,
      }),
    );
    await frames(3);
    asked = 0;
    boxes.schedule();
    await frames(1);
    expect(asked).toBe(1);
    Reflect.deleteProperty(document, 'querySelectorAll');
    for (const endPlace of ends) endPlace();
  });

  it('is measured while it is seen only, and then where it belongs [EDIT-215]', async () => {
    end();
    let isResting = true;
    boxes = createOverlayBoxes(document, () => isResting);
    end = boxes.watch();
    let asked = 0;
    const find = () => {
      asked += 1;
      return block;
    };
    boxes.add({ element: outline, find, lowBelow: 0 });
    asked = 0;
    await frames(3);
    expect(asked).toBe(0);
    isResting = false;
    boxes.schedule();
    await frames(1);
    expect(lies()).toEqual([40, 100, 200, 80]);
  });
});
