import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ID = 'virtual:local-worker';

/**
 * Gives the page `virtual:local-worker`: the address of the Worker's program. It is built together with
 * the page, so that both use the same files; Vite's own way would build and load every game twice.
 */
export function localWorker(): Plugin {
  const id = fileURLToPath(new URL('../local/worker.ts', import.meta.url));
  let serving = false;
  return {
    name: 'baithak-local-worker',
    configResolved({ command }) {
      serving = command === 'serve';
    },
    resolveId: (source) => (source === ID ? `\0${ID}` : undefined),
    load(source) {
      if (source !== `\0${ID}`) return undefined;
      if (serving)
        return `export const workerUrl = new URL(${JSON.stringify(`/@fs${id}`)}, location.href);`;
      const chunk = this.emitFile({ type: 'chunk', id, name: 'worker' });
      return `export const workerUrl = new URL(import.meta.ROLLUP_FILE_URL_${chunk}, import.meta.url);`;
    },
  };
}
