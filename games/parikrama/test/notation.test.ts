import { Fault } from '@baithak/kernel';
import { describe, expect, test } from 'vitest';
import { format, parse } from '../position/notation.ts';

describe('notation', () => {
  test.each([
    'A:P4w',
    'CF:*P5',
    'AA:T*Y7',
    'close:AA',
    'sight:6b',
    'sight:.',
    'skip',
    'done',
    'ride:C',
    'ride:.',
    'pay:W',
    'keep',
    'journal:G1o',
    'special:S15',
    'tile:7',
    'next:F',
    'next:fBGY',
    'at:(0,-12)',
    'r3',
    'draw:Y7o',
    'drop:R',
  ])('%s reads and writes the same', (text) => {
    const attempt = parse(text);
    if (attempt instanceof Fault) throw new Error(`${text} is refused`);
    expect(format(attempt)).toBe(text);
  });

  test.each([
    'A:P4l',
    'A:W',
    'A:C',
    'A:W*P5',
    'A:P4w*P5',
    'A:*P8',
    'a:P4w',
    'CG:P4w',
    'ZZ:P4w',
    'lay:P4w',
    'rotate:1',
    'close:',
    'close',
    'skip:',
    'sight:7a',
    'sight:1',
    'ride:W',
    'pay:',
    'special:S0',
    'special:S01',
    'special:F',
    'special:wPB',
    'tile:0',
    'tile:8',
    'next:S16',
    'at:0,1',
    'at:(00,1)',
    'at:(-0,1)',
    'at:(58,0)',
    'at:(1,1) ',
    'r4',
    'r',
    'r11',
    'draw:X',
  ])('%s is no move', (text) => {
    expect(parse(text)).toMatchObject({ code: 'notation', rule: 'K8' });
  });
});
