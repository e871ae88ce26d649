import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Writes the service worker with the list of all that was built; its name for them changes when they do. */
export function offline(): Plugin {
  return {
    name: 'baithak-offline',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const built = Object.values(bundle)
        .filter(({ fileName }) => fileName.startsWith('assets/'))
        .map(({ fileName }) => `/${fileName}`)
        .sort();
      const page = bundle['index.html'];
      const files = ['/index.html', '/icon.svg', '/manifest.webmanifest', ...built];
      const hash = createHash('sha256').update(files.join('\n'));
      if (page?.type === 'asset') hash.update(page.source);
      const source = readFileSync(new URL('./sw.js', import.meta.url), 'utf8')
        .replace('__VERSION__', hash.digest('hex').slice(0, 16))
        .replace("['__FILES__']", JSON.stringify(files));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
