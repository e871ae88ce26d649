import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { gameCards, localWorker, offline } from './build/plugins.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), gameCards(), localWorker(), offline()],
  build: {
    target: 'es2023',
    // The first browsers that know light-dark(), which a part of a page can turn by itself.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // Which files belong to a page is read from here by the size test.
    manifest: true,
    modulePreload: {
      polyfill: false,
      // The Worker shares these files, and in it there is no document to hang preloads on.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => file.endsWith('.css')) : files,
    },
    assetsInlineLimit: 0,
  },
});
