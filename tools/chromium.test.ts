import { afterEach, expect, test } from 'vitest';
import { chromium } from './chromium.mjs';

const before = process.env.CHROMIUM;

afterEach(() => {
  if (before === undefined) delete process.env.CHROMIUM;
  else process.env.CHROMIUM = before;
});

test('the variable CHROMIUM is taken at its word', () => {
  process.env.CHROMIUM = process.execPath;
  expect(chromium()).toEqual({ path: process.execPath });
});

test('a variable that names nothing is told', () => {
  process.env.CHROMIUM = '/nowhere/chromium';
  expect(chromium()).toEqual({
    complaint: 'The variable CHROMIUM names no program: /nowhere/chromium',
  });
});
