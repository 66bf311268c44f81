import './theme.css';
import axe from 'axe-core';
import { Pencil } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Banner } from './banner.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { Checkbox } from './checkbox.tsx';
import { ColorField } from './color-field.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { EmptyState } from './empty-state.tsx';
import { FileDrop } from './file-drop.tsx';
import { focusFirstWrong } from './focus-first-wrong.ts';
import { IconButton } from './icon-button.tsx';
import { LinkButton } from './link-button.tsx';
import { Menu } from './menu.tsx';
import { NumberField } from './number-field.tsx';
import { Popover } from './popover.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { SearchField } from './search-field.tsx';
import { SegmentedControl } from './segmented-control.tsx';
import { Select } from './select.tsx';
import { showToast } from './show-toast.ts';
import { Slider } from './slider.tsx';
import { Spinner } from './spinner.tsx';
import { Switch } from './switch.tsx';
import { Table } from './table.tsx';
import { Tabs } from './tabs.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';
import { ToastRegion } from './toast-region.tsx';

let root: Root;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const host = document.createElement('main');
  document.body.replaceChildren(host);
  document.title = 'Kit';
  document.documentElement.lang = 'en';
  root = createRoot(host);
});
afterEach(() => {
  root.unmount();
});

function show(children: ReactNode): void {
  root.render(children);
}

it('a scrolled panel of controls makes the page no longer', async () => {
  const options = [
    { value: 'a', label: 'A' },
    { value: 'b', label: 'B' },
  ];
  show(
    <div style={{ overflow: 'auto', blockSize: 200 }}>
      <div style={{ blockSize: 5000 }} />
      <Switch label="Switch" isSelected={false} onChange={() => undefined} />
      <Checkbox isSelected={false}>Checkbox</Checkbox>
      <SegmentedControl label="Segments" options={options} value="a" onChange={() => undefined} />
    </div>,
  );
  await expect.element(page.getByRole('switch')).toBeInTheDocument();
  const { scrollHeight, clientHeight } = document.documentElement;
  expect(scrollHeight).toBe(clientHeight);
});

async function violations(): Promise<string[]> {
  await settled();
  const { violations: found } = await axe.run(document, {
    // Pages have a heading of the first level; pieces of a kit do not.
    rules: { 'page-has-heading-one': { enabled: false }, region: { enabled: false } },
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

describe('accessibility', () => {
  it('has no findings in the kit at rest', async () => {
    show(<Gallery />);
    await expect.element(page.getByRole('button', { name: 'Save' })).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  it('has no findings in open overlays', async () => {
    show(<Overlays />);
    await page.getByRole('button', { name: 'Actions' }).click();
    await expect.element(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
    expect(await violations()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: 'Open' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
    expect(await violations()).toEqual([]);
  });
});

describe('fields', () => {
  it('ties label, help and error to the input', async () => {
    show(<TextField label="Email" description="At work" errorMessage="Please enter a valid email" />);
    const input = page.getByRole('textbox', { name: 'Email' });
    await expect.element(input).toHaveAccessibleDescription('At work Please enter a valid email');
    await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  });

  it('brings whoever sends a form to the first field that is wrong', async () => {
    show(
      <form>
        <TextField label="Name" />
        <Select
          label="Country"
          options={[]}
          value={null}
          onChange={vi.fn<() => void>()}
          errorMessage="Choose one"
        />
        <TextField label="City" errorMessage="Enter one" />
      </form>,
    );
    await expect.element(page.getByRole('textbox', { name: 'City' })).toBeVisible();
    focusFirstWrong(document.querySelector('form'));
    await expect.element(page.getByRole('button', { name: /Country/ })).toHaveFocus();
  });

  it('gives a chosen option by keyboard', async () => {
    const choose = vi.fn<(value: string) => void>();
    show(
      <Select
        label="Font"
        value="a"
        onChange={choose}
        options={[
          { value: 'a', label: 'Inter' },
          { value: 'b', label: 'Lora', description: 'With serifs' },
        ]}
      />,
    );
    await expect.element(page.getByRole('button', { name: /Font/ })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await vi.waitFor(() => expect(choose).toHaveBeenCalledWith('b'));
  });

  it('moves between segments with the arrow keys', async () => {
    const choose = vi.fn<(value: string) => void>();
    show(
      <SegmentedControl
        label="Align"
        value="left"
        onChange={choose}
        options={[
          { value: 'left', label: 'Left' },
          { value: 'right', label: 'Right' },
        ]}
      />,
    );
    await expect.element(page.getByRole('radio', { name: 'Left' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(choose).toHaveBeenCalledWith('right');
  });

  it('gives a colour as #rrggbb when its code is typed', async () => {
    const choose = vi.fn<(value: string) => void>();
    show(<ColorField label="Accent" value="#112233" onChange={choose} />);
    const input = page.getByRole('textbox', { name: 'Accent' });
    await input.fill('#ff8800');
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(choose).toHaveBeenCalledWith('#ff8800'));
  });
});

describe('buttons', () => {
  it('ignores presses while it is pending, and keeps the focus', async () => {
    const press = vi.fn<() => void>();
    show(
      <Button isPending onPress={press} autoFocus>
        Save
      </Button>,
    );
    await expect.element(page.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(press).not.toHaveBeenCalled();
  });
});

describe('dialogs', () => {
  it('can be scrolled with the keyboard where a text is longer than the window', async () => {
    show(
      <Dialog isOpen onOpenChange={() => undefined} title="Long">
        <p style={{ blockSize: 3000 }}>A long text.</p>
      </Dialog>,
    );
    const body = (): Element | null => page.getByText('A long text.').element().parentElement;
    await expect.poll(() => body()?.getAttribute('tabindex')).toBe('0');
    expect(await violations()).toEqual([]);
  });

  it('holds the focus, closes on Escape and gives the focus back', async () => {
    show(<Overlays />);
    const opener = page.getByRole('button', { name: 'Open' });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Settings' });
    await expect.element(dialog).toBeVisible();
    for (let index = 0; index < 5; index += 1) {
      await userEvent.tab();
      expect(dialog.element().contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  it('stays open with the message when what was confirmed fails', async () => {
    const confirm = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('This site is gone')));
    const change = vi.fn<(isOpen: boolean) => void>();
    show(
      <ConfirmDialog isOpen onOpenChange={change} title="Delete?" confirmLabel="Delete" onConfirm={confirm}>
        For good.
      </ConfirmDialog>,
    );
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('This site is gone');
    expect(change).not.toHaveBeenCalled();
  });

  it('cannot be confirmed while something is looked up that moves its buttons', async () => {
    const confirm = vi.fn<() => void>();
    const dialog = (isReady: boolean) => (
      <ConfirmDialog
        isOpen
        onOpenChange={() => undefined}
        title="Delete?"
        confirmLabel="Delete"
        isReady={isReady}
        onConfirm={confirm}
      >
        For good.
      </ConfirmDialog>
    );
    show(dialog(false));
    await expect.element(page.getByRole('button', { name: 'Delete' })).toBeDisabled();
    await expect.element(page.getByRole('button', { name: 'Cancel' })).toBeEnabled();
    show(dialog(true));
    await page.getByRole('button', { name: 'Delete' }).click();
    expect(confirm).toHaveBeenCalledOnce();
  });
});

describe('toasts', () => {
  it('are announced and closed by their button', async () => {
    const undo = vi.fn<() => void>();
    show(<ToastRegion />);
    showToast('Studio was deleted.', { action: { label: 'Undo', onPress: undo } });
    await expect.element(page.getByRole('alertdialog', { name: 'Studio was deleted.' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(undo).toHaveBeenCalledOnce();
    await expect.element(page.getByText('Studio was deleted.')).not.toBeInTheDocument();
  });
});

describe('tables', () => {
  it('selects rows, opens one, and turns pages', async () => {
    const open = vi.fn<(id: string) => void>();
    const turn = vi.fn<(page: number) => void>();
    show(<Rows onOpen={open} onTurn={turn} />);
    await expect.element(page.getByRole('row', { name: 'Second' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown} ');
    await expect.element(page.getByText('1 selected')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect.element(page.getByText('0 selected')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(open).toHaveBeenCalledWith('2');
    await page.getByRole('button', { name: 'Next page' }).click();
    expect(turn).toHaveBeenCalledWith(2);
  });

  it('opens links and presses buttons in rows, whatever is chosen, and leaves the choice alone [CRM-09]', async () => {
    const open = vi.fn<(id: string) => void>();
    const press = vi.fn<() => void>();
    const clicks: string[] = [];
    const follow = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || event.target.closest('a') === null) return;
      const { type, ctrlKey, defaultPrevented } = event;
      clicks.push(`${type}${ctrlKey ? ' with control' : ''}${defaultPrevented ? ', prevented' : ''}`);
      event.preventDefault();
    };
    // Where React listens, after it; the page is taken away with the test.
    document.querySelector('main')?.addEventListener('click', follow);
    document.querySelector('main')?.addEventListener('auxclick', follow);
    show(<RowsWithLinks onOpen={open} onPress={press} />);
    const link = page.getByRole('link', { name: 'Second' });
    const words = page.getByText('Second', { exact: true });

    for (const chosen of [0, 1]) {
      if (chosen === 1) {
        (page.getByRole('row', { name: /First/ }).element() as HTMLElement).focus();
        await userEvent.keyboard(' ');
      }
      await expect.element(page.getByText(`${chosen} selected`)).toBeVisible();
      await words.click();
      await words.click({ modifiers: ['Control'] });
      await words.click({ button: 'middle' });
      tap(words.element());
      const element = link.element() as HTMLElement;
      element.click();
      element.focus();
      await userEvent.keyboard('{Enter}');
      expect(clicks.splice(0)).toEqual([
        'click',
        'click with control',
        'auxclick',
        'click',
        'click',
        'click',
      ]);
      await page.getByRole('button', { name: 'More' }).nth(1).click();
      await page.getByRole('button', { name: 'Plain' }).nth(1).getByText('Plain').click();
      (page.getByRole('button', { name: 'Plain' }).nth(1).element() as HTMLElement).focus();
      await userEvent.keyboard('{Enter} ');
      expect(press).toHaveBeenCalledTimes(4);
      press.mockClear();
      expect(open).not.toHaveBeenCalled();
      await expect.element(page.getByText(`${chosen} selected`)).toBeVisible();
    }

    // Beside what can be pressed, a press is one on the row.
    await page
      .getByRole('row', { name: /Second/ })
      .getByText('aside')
      .click();
    await expect.element(page.getByText('2 selected')).toBeVisible();
    (link.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(page.getByRole('link', { name: 'First' })).toHaveFocus();
  });
});

/** What a finger sends; the press of a mouse is another. */
function tap(element: Element): void {
  const touch = { bubbles: true, cancelable: true, pointerId: 7, pointerType: 'touch', isPrimary: true };
  element.dispatchEvent(new PointerEvent('pointerdown', { ...touch, width: 20, height: 20, pressure: 1 }));
  element.dispatchEvent(new PointerEvent('pointerup', touch));
  element.dispatchEvent(new PointerEvent('click', { ...touch, detail: 1 }));
}

function RowsWithLinks({ onOpen, onPress }: { onOpen: (id: string) => void; onPress: () => void }) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      {/* What stands there for a choice moves the rows when it goes. */}
      {ids.size === 0 ? null : <p style={{ blockSize: 100 }}>Chosen</p>}
      <Table
        label="Files"
        items={[
          { id: '1', name: 'First' },
          { id: '2', name: 'Second' },
        ]}
        columns={[
          {
            id: 'name',
            title: 'Name',
            isRowHeader: true,
            render: ({ id, name }) => (
              <span>
                <a href={`#${id}`}>
                  <bdi>{name}</bdi>
                </a>{' '}
                <i>aside</i>
              </span>
            ),
          },
          {
            id: 'actions',
            title: 'Actions',
            render: () => (
              <>
                <Button onPress={onPress}>More</Button>
                <button type="button" onClick={onPress}>
                  <bdi>Plain</bdi>
                </button>
              </>
            ),
          },
        ]}
        empty="Nothing"
        selectedIds={ids}
        onSelectionChange={setIds}
        onRowAction={onOpen}
      />
      <p>{ids.size} selected</p>
    </>
  );
}

function Rows({ onOpen, onTurn }: { onOpen: (id: string) => void; onTurn: (page: number) => void }) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <p>{ids.size} selected</p>
      <Table
        label="Files"
        items={[
          { id: '1', name: 'First' },
          { id: '2', name: 'Second' },
        ]}
        columns={[{ id: 'name', title: 'Name', isRowHeader: true, render: (item) => item.name }]}
        empty="Nothing"
        selectedIds={ids}
        onSelectionChange={setIds}
        onRowAction={onOpen}
        page={1}
        pageCount={3}
        onPageChange={onTurn}
      />
    </>
  );
}

function Overlays() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Menu
        label="Actions"
        trigger={<Button>Actions</Button>}
        items={[
          { id: 'edit', label: 'Edit', icon: <Pencil /> },
          'separator',
          { id: 'remove', label: 'Delete', isDanger: true },
        ]}
      />
      <Popover label="More" trigger={<Button>More</Button>}>
        Here
      </Popover>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Settings" footer={<Button>Done</Button>}>
        <TextField label="Title" />
      </Dialog>
    </>
  );
}

function Gallery() {
  const nothing = () => undefined;
  return (
    <>
      <Breadcrumbs items={[{ label: 'Sites', href: '#' }, { label: 'Here' }]} />
      <Card title="Things" description="Of the kit" actions={<Button size="small">Add</Button>}>
        <Button variant="primary">Save</Button>
        <Button variant="quiet">Quiet</Button>
        <Button variant="danger">Delete</Button>
        <Button isDisabled>Off</Button>
        <LinkButton href="#">Link</LinkButton>
        <IconButton label="Edit" isPressed>
          <Pencil aria-hidden="true" />
        </IconButton>
      </Card>
      <TextField label="Name" prefix="https://" suffix="px" isOptional placeholder="Ada" />
      <TextField label="Hidden label" isLabelHidden errorMessage="Wrong" />
      <TextArea label="Text" isCode description="HTML" />
      <NumberField label="Size" unit="px" defaultValue={3} />
      <SearchField label="Search" />
      <Select label="Font" value={null} onChange={nothing} options={[{ value: 'a', label: 'Inter' }]} />
      <Switch label="Sticky" description="Stays on top" isSelected onChange={nothing} />
      <Switch label="Off" isSelected={false} onChange={nothing} />
      <Checkbox isSelected>Checked</Checkbox>
      <SegmentedControl
        label="Device"
        value="a"
        onChange={nothing}
        options={[
          { value: 'a', label: 'Desktop', icon: <Pencil aria-hidden="true" /> },
          { value: 'b', label: 'Phone' },
        ]}
      />
      <Slider label="Height" value={3} min={0} max={10} unit="px" onChange={nothing} />
      <ColorField label="Accent" value="#2854e0" onChange={nothing} />
      <FileDrop label="Drop images here" description="Up to 20 MB" onFiles={nothing} />
      <ProgressBar label="Uploading" value={0.4} />
      <ProgressBar label="Waiting" value={null} />
      <Spinner label="Loading" />
      <Banner tone="info" title="Note">
        Text
      </Banner>
      <Banner tone="success">Text</Banner>
      <Banner tone="warning">Text</Banner>
      <Banner tone="danger">Text</Banner>
      <EmptyState title="Nothing yet" icon={<Pencil />} actions={<Button>Begin</Button>}>
        Why
      </EmptyState>
      <Tabs
        label="Parts"
        tabs={[
          { id: 'a', title: 'One', content: 'First' },
          { id: 'b', title: 'Two', content: 'Second' },
        ]}
      />
      <Table
        label="Empty"
        items={[]}
        columns={[{ id: 'name', title: 'Name', isRowHeader: true, render: () => null }]}
        empty="Nothing"
      />
    </>
  );
}

/** Fading overlays have other colours for a moment. */
async function settled(): Promise<void> {
  // Spinners never end.
  const ending = document
    .getAnimations()
    .filter((animation) => animation.effect?.getTiming().iterations === 1);
  await Promise.all(ending.map((animation) => animation.finished.catch(() => null)));
}
