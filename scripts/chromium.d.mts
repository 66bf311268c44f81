/** The path of the Chromium of CHROMIUM or of the machine; null where there is none. */
export function findChromium(): string | null;
