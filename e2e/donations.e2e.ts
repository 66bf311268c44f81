import { pressEnter } from './flows/press-enter.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';

test('an owner makes a fund, a visitor gives to it at 360 px, and the owner finds the gift, is paid and gives a part back [BLK-61, COMM-58, COMM-60, ORD-35, ORD-126, ORD-127, ORD-129, ORD-130, CONT-150, CONT-151]', async ({
  owner,
  portico,
  browser,
}) => {
  await owner.goto(portico.appUrl('demo', '/config/commerce/donations'));
  await expect(owner.getByText('No donations yet')).toBeVisible();
  await expectAccessible(owner, 'donations, empty');
  await pressEnter(owner.getByRole('button', { name: 'Funds' }));
  await pressEnter(owner.getByRole('button', { name: 'Add fund' }));
  const fund = owner.getByRole('dialog', { name: 'New fund' });
  await pressEnter(fund.getByRole('button', { name: 'Save' }));
  await expect(fund.getByText('This is needed.')).toBeVisible();
  await fund.getByRole('textbox', { name: /^Name/ }).fill('A roof for the library');
  await pressEnter(fund.getByRole('button', { name: 'Add amount' }));
  await fund.getByRole('textbox', { name: 'Amount 1', exact: true }).fill('25');
  await fund.getByRole('textbox', { name: /^Label of amount 1/ }).fill('A tile');
  await fund.getByRole('switch', { name: /^Offer to cover the fees/ }).press('Space');
  await fund.getByRole('textbox', { name: /^Percentage/ }).fill('11');
  await pressEnter(fund.getByRole('button', { name: 'Save' }));
  await expect(fund.getByText('Enter a percentage up to 10.')).toBeVisible();
  await fund.getByRole('textbox', { name: /^Percentage/ }).fill('4');
  await fund.getByRole('textbox', { name: /^Text of the receipt/ }).fill('We are a charity.');
  await expectAccessible(owner, 'fund');
  await pressEnter(fund.getByRole('button', { name: 'Save' }));
  const pages = owner.getByRole('list', { name: 'Donation pages' });
  await expect(pages).toContainText('A roof for the library');
  await pressEnter(pages.getByRole('button', { name: 'Edit A roof for the library' }));
  const edited = owner.getByRole('dialog', { name: 'Edit A roof for the library' });
  await edited.getByRole('textbox', { name: 'What the money is for' }).fill('The rain comes in.');
  await pressEnter(edited.getByRole('button', { name: 'Save' }));
  await expect(edited).toBeHidden();
  // What has the focus shows what it does.
  await owner.reload();
  await expect(pages).toBeVisible();
  await expectAccessible(owner, 'funds');
  const address = await pages.getByRole('link', { name: /^Open the page of/ }).getAttribute('href');

  const bare = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const visitor = await bare.newPage();
  await visitor.goto(address ?? '');
  await expect(visitor.getByRole('heading', { name: 'A roof for the library' })).toBeVisible();
  await expect(visitor.getByText('The rain comes in.')).toBeVisible();
  await expectAccessible(visitor, 'donation page');
  await visitor.getByRole('radio', { name: 'Other amount' }).check();
  await visitor.getByRole('textbox', { name: 'Other amount' }).fill('0.5');
  await visitor.getByRole('textbox', { name: 'Name' }).fill('Ada Lovelace');
  await visitor.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await pressEnter(visitor.getByRole('button', { name: 'Continue to payment' }));
  await expect(visitor.getByText('Please enter an amount between').first()).toBeVisible();
  await expectAccessible(visitor, 'donation page with problems');
  await visitor.getByRole('textbox', { name: 'Other amount' }).fill('50');
  await visitor.getByRole('checkbox', { name: /^Add 4/ }).check();
  await visitor.getByRole('checkbox', { name: /^Give anonymously/ }).check();
  await pressEnter(visitor.getByRole('button', { name: 'Continue to payment' }));
  await expect(visitor.getByRole('region', { name: 'Your donation' })).toContainText('Fees');
  await expectAccessible(visitor, 'payment of a donation');
  await pressEnter(visitor.getByRole('button', { name: 'Donate $52.00' }));
  await expect(visitor.getByText('You want to give $52.00 to A roof for the library.')).toBeVisible();
  await expect(visitor.getByText('Ada Lovelace')).toHaveCount(0);
  await expectAccessible(visitor, 'thanks');
  expect(await visitor.evaluate('document.documentElement.scrollWidth')).toBe(360);

  await owner.getByRole('link', { name: 'Donations', exact: true }).first().click();
  const row = owner.getByRole('row', { name: /D00001/ });
  await expect(row).toContainText('Ada Lovelace');
  await expect(row).toContainText('Anonymous');
  await expectAccessible(owner, 'donations');
  await row.getByRole('link', { name: 'D00001' }).click();
  await pressEnter(owner.getByRole('button', { name: 'Mark as paid' }));
  await pressEnter(owner.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }));
  await pressEnter(owner.getByRole('button', { name: 'Refund' }));
  const refund = owner.getByRole('dialog', { name: 'Donation D00001' });
  await refund.getByRole('textbox', { name: /^Amount/ }).fill('2');
  await pressEnter(refund.getByRole('button', { name: 'Refund' }));
  await expect(refund).toBeHidden();
  await expect(owner.getByText('Partly refunded').first()).toBeVisible();
  await expectAccessible(owner, 'donation');
  await visitor.reload();
  await expect(
    visitor.getByText('Your donation of $52.00 to A roof for the library has arrived.'),
  ).toBeVisible();
  await owner.getByRole('link', { name: 'Donations', exact: true }).first().click();
  await expect(owner.getByRole('region', { name: 'Given to each fund' })).toContainText('$50.00');
  await bare.close();
});
