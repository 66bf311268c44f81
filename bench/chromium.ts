import { CHROMIUM_FLAGS as TEST_FLAGS } from '../scripts/chromium-flags.mjs';

export const CHROMIUM_PATH = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

export const CHROMIUM_FLAGS = ['--headless', ...TEST_FLAGS];
