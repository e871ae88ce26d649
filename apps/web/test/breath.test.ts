import { afterEach, expect, test, vi } from 'vitest';
import { bot, device, Ear, opened, person } from './local.ts';

afterEach(() => void vi.useRealTimers());

const hasMoved = (ear: Ear) =>
  ear.heard.some(
    (said) => said.kind === 'events' && said.events.some(({ kind }) => kind === 'moved'),
  );

/** Bots think in turns of messages, which no fake clock holds up. */
async function aWhile(): Promise<void> {
  for (let turn = 0; turn < 200; turn++) await new Promise((resolve) => setImmediate(resolve));
}

test('a bot answers when the move before it could be seen, and not earlier', async () => {
  const lobby = device();
  const table = await opened(lobby, 'talluka', [bot(1), person('Asha')]);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  lobby.slowBots(500);
  const ear = new Ear(lobby, table);
  ear.say({ v: 1, kind: 'watch', viewer: null, from: 0 });
  await aWhile();
  expect(hasMoved(ear)).toBe(false);
  vi.advanceTimersByTime(499);
  await aWhile();
  expect(hasMoved(ear)).toBe(false);
  vi.advanceTimersByTime(1);
  await ear.until(() => hasMoved(ear) || undefined);
});

test('where nothing is seen moving, it answers at once', async () => {
  const lobby = device();
  const table = await opened(lobby, 'talluka', [bot(1), person('Asha')]);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  lobby.slowBots(0);
  const ear = new Ear(lobby, table);
  ear.say({ v: 1, kind: 'watch', viewer: null, from: 0 });
  await ear.until(() => hasMoved(ear) || undefined);
});
