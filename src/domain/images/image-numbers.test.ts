import { describe, expect, it } from 'vitest';
import { formatFocalPoint, formatImageSize, parseFocalPoint, parseImageSize } from './image-numbers.ts';

describe('image sizes', () => {
  it('are written and read as WxH [IMG-26]', () => {
    expect(formatImageSize({ width: 1600, height: 900 })).toBe('1600x900');
    expect(parseImageSize('1600x900')).toEqual({ width: 1600, height: 900 });
  });

  it.each(['', '0x1', '1600', '1600 x 900', '-1x5', '1.5x2'])('refuses %j [IMG-26]', (text) => {
    expect(parseImageSize(text)).toBeNull();
  });
});

describe('focal points', () => {
  it('are written and read as x,y [IMG-27]', () => {
    expect(formatFocalPoint({ x: 0.25, y: 1 })).toBe('0.25,1');
    expect(parseFocalPoint('0.25,1')).toEqual({ x: 0.25, y: 1 });
  });

  it.each(['', '0.5', '2,0', '-0.1,0.5', 'a,b', '0.1,', '0.1,0.2,0.3'])(
    'are the centre where %j is given [IMG-28]',
    (text) => {
      expect(parseFocalPoint(text)).toEqual({ x: 0.5, y: 0.5 });
    },
  );
});
