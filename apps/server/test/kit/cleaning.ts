import { afterAll, afterEach, vi } from 'vitest';
import { killProcesses } from './processes.ts';
import { forgetStores } from './store.ts';

// Vitest runs this file before each test file, but loads what it imports once for many of them.
afterEach(forgetStores);
afterAll(() => {
  killProcesses();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
