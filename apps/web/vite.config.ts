import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { gameCards, localWorker, nets, offline } from './build/plugins.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), gameCards(), localWorker(), nets(), offline()],
  build: {
    target: 'es2023',
    // The first browsers with light-dark(). The workshop uses it to show both themes on one page.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The size test reads from it which files belong to a page.
    manifest: true,
    modulePreload: {
      polyfill: false,
      // The Worker shares these chunks, and it has no document to add preload links to.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => file.endsWith('.css')) : files,
    },
    assetsInlineLimit: 0,
  },
});
