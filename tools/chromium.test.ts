import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { chromium, findChromium } from './chromium.mjs';

const { CHROMIUM: before, PATH } = process.env;

afterEach(() => {
  if (before === undefined) delete process.env.CHROMIUM;
  else process.env.CHROMIUM = before;
  process.env.PATH = PATH;
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

test('the headless shell goes before a whole browser', () => {
  const folder = mkdtempSync(join(tmpdir(), 'baithak-'));
  const [whole, shell] = [join(folder, 'chromium'), join(folder, 'chromium-headless-shell')];
  for (const program of [whole, shell]) writeFileSync(program, '', { mode: 0o755 });
  process.env.PATH = folder;
  expect(findChromium()).toBe(shell);
  rmSync(folder, { recursive: true });
});
