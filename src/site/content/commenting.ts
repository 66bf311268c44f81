/** Whether visitors may write below an item now. */
export type Commenting = 'open' | 'closed' | 'off';
