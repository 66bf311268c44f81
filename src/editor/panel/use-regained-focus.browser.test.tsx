import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useRegainedFocus } from './use-regained-focus.ts';

let root: Root;

beforeEach(() => {
  const host = document.createElement('main');
  document.body.append(host);
  root = createRoot(host);
  root.render(<Screen />);
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

function Screen() {
  const [rows, setRows] = useState(['One', 'Two']);
  const [asked, setAsked] = useState<string | null>(null);
  useRegainedFocus();
  return (
    <>
      <h1 tabIndex={-1}>Requests</h1>
      {rows.map((row) => (
        <p key={row}>
          <button type="button" onClick={() => setRows(rows.filter((each) => each !== row))}>
            Dismiss {row}
          </button>
          <button type="button" onClick={() => setAsked(row)}>
            Answer {row}
          </button>
        </p>
      ))}
      {asked === null ? null : (
        <ConfirmDialog
          isOpen
          title="Sure?"
          confirmLabel="Send"
          onOpenChange={(isOpen) => {
            if (!isOpen) setAsked(null);
          }}
          onConfirm={async () => setRows(rows.filter((each) => each !== asked))}
        >
          {asked}
        </ConfirmDialog>
      )}
    </>
  );
}

const heading = page.getByRole('heading', { name: 'Requests' });

it('gives the focus to the title where what had it went away [EDIT-208]', async () => {
  await expect.element(heading).toBeVisible();
  (page.getByRole('button', { name: 'Dismiss One' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(heading).toHaveFocus();
});

it('gives it to the title after a dialog, where that took away what it was opened from [EDIT-208]', async () => {
  await expect.element(heading).toBeVisible();
  (page.getByRole('button', { name: 'Answer Two' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  (page.getByRole('button', { name: 'Send' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Answer Two' })).not.toBeInTheDocument();
  await expect.element(heading).toHaveFocus();
});

it('gives it to the title after a button of a dialog was pressed with a pointer, too [EDIT-208]', async () => {
  await expect.element(heading).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Answer Two' }));
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  await expect.element(page.getByRole('button', { name: 'Answer Two' })).not.toBeInTheDocument();
  await expect.element(heading).toHaveFocus();
});
