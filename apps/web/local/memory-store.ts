import { memoryStore as keepInMemory } from '@baithak/host';
import type { Store } from './store.ts';

/** For browsers that store nothing, and for tests. */
export function memoryStore(): Store {
  return { kept: false, ...keepInMemory() };
}
