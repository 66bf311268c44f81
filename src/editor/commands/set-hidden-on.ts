import { DEVICES, hiddenOnSchema, type PageDevice } from '#domain/pages/hidden-on.ts';
import type { DocumentRecords } from '#domain/documents/record.ts';
import type { Command } from '../documents/command.ts';

const DEVICE_NAMES = { mobile: 'phones', desktop: 'desktops' } as const;

/** The name of the step that hides on a device, or shows there again. */
export function hidingName(device: PageDevice, isHidden: boolean): string {
  return `${isHidden ? 'Hide' : 'Show'} on ${DEVICE_NAMES[device]}`;
}

/** Hides blocks or sections on a device, or shows them there again (EDIT-204). */
export function setHiddenOn(
  records: DocumentRecords,
  ids: readonly string[],
  device: PageDevice,
  isHidden: boolean,
): Command {
  return {
    name: hidingName(device, isHidden),
    operations: ids.map((id) => {
      const now = hiddenOnSchema.parse(records[id]?.['hiddenOn']);
      const value = DEVICES.filter((each) => (each === device ? isHidden : now.includes(each)));
      return value.length === 0
        ? { op: 'set', id, field: 'hiddenOn' }
        : { op: 'set', id, field: 'hiddenOn', value };
    }),
  };
}
