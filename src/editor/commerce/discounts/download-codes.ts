import { startDownload } from '../../api/start-download.ts';

/** All codes of a discount as CSV (ORD-51). */
export function downloadCodes(discountId: string): void {
  startDownload(`/api/discounts/${discountId}/codes.csv`);
}
