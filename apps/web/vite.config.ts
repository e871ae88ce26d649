import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { gameCards } from './cards/plugin.ts';
import { offline } from './offline/plugin.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), gameCards(), offline()],
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    // The first browsers that know light-dark(), which a part of a page can turn by itself.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // Which files belong to a page is read from here by the size test.
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
});
