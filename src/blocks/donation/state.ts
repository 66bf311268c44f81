/** The console message about a donation block without a button; null where there is one (BLK-62, BLK-63). */
export function missingButtonMessage(blockId: string, hasButton: boolean): string | null {
  return hasButton ? null : `Donation block has no button. (${blockId})`;
}
