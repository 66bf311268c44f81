import type { ClassStyles } from '../define-block.ts';
import styles from './table.css?inline';

/** Tables within rich texts. */
export const TEXT_TABLE_STYLES: ClassStyles = { className: 'portico-text-table', styles };
