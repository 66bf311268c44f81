import { z } from 'zod';
import { townLine } from '#lib/town-line.ts';
import { ORDER_LIMITS } from './order-limits.ts';

const line = z.string().max(ORDER_LIMITS.addressLine);

/** Where an order goes, or who pays for it (ORD-19). */
export const orderAddressSchema = z.object({
  name: line,
  company: line,
  line1: line,
  line2: line,
  city: line,
  /** By ISO 3166-2 without the country where there is a list of them, else as it was typed. */
  region: line,
  postalCode: line,
  /** By ISO 3166-1, two capitals. */
  country: z.string().max(2),
});
export type OrderAddress = z.infer<typeof orderAddressSchema>;

/** The lines of an address as they are printed, without the empty ones; the country is named by whoever shows it. */
export function addressLines(address: OrderAddress): readonly string[] {
  const { name, company, line1, line2, city: town, region, postalCode: code, country } = address;
  const place = townLine(country, { town, region, code });
  return [name, company, line1, line2, place].filter((text) => text !== '');
}

/** Whether an address says where it is: without a country nothing is sent there, and no taxes are known (ORD-66). */
export function isEmptyAddress({ country }: OrderAddress): boolean {
  return country === '';
}
