import { checkOutlook, checkTakingBack } from '@baithak/panakizhi/testing';
import { allVariants } from '@baithak/testkit';
import { it } from 'vitest';
import { outlook } from '../bot/outlook.ts';
import { game } from '../index.ts';

const starts = Array.from({ length: 6 }, () =>
  allVariants(game).map(({ options }) => options),
).flat();

it('takes moves back without a trace', () => checkTakingBack(game, starts));
it('knows every win that is one move away', () => checkOutlook(game, outlook, starts));
