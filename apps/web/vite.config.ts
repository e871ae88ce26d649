import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { data, filesBeside, gameCards, localWorker, offline } from './build/plugins.ts';

/**
 * Scripts that are loaded together are one file: a table would ask for eighty of them otherwise. A
 * module belongs to the first group that fits it, and so does what it imports.
 */
const CHUNKS = [
  // The Worker has no document, so what it shares with the page has no styles.
  {
    name: 'core',
    test: /\/packages\/(kernel\/(?!lesson)|protocol\/(connection|messages))|\/games\/(catalog\/(?!.*(board|ratings|strengths|puzzles|openings))|\w+\/facts)|\/local\/(chance|envelope)|\/controller\/daily-table|preload-helper/,
  },
  // Lessons and puzzles do without tables.
  { name: 'tables', test: /\/packages\/(protocol|table|host)\/|\/local\/new-table/ },
  {
    name: (id: string) => partOf(id, /\/games\/(\w+)\/(index|rules|position|view|words\/speech)\b/),
  },
  // Without the entry: it waits for words, and they would wait for it.
  {
    name: 'start',
    tags: ['$initial' as const],
    test: /\/apps\/web\/(shell|controller)\/|\/node_modules\/(react|react-dom|scheduler)\//,
  },
  // All that stages need which are no tables.
  {
    name: 'stage',
    test: /\/packages\/board\/.*\.tsx?$|\/pages\/table\/((tool|pressed|settled|face|side-tabs|sentences)\.tsx?|table\.css)|\/shell\/open-game/,
  },
  { name: 'table', test: /\/pages\/table\/index\.tsx/ },
  { name: (id: string) => partOf(id, /\/games\/(\w+)\/board\/(?!samples|sheets\.tsx)/, '-board') },
].map((group, i, { length }) => ({ ...group, priority: length - i }));

function partOf(id: string, path: RegExp, suffix = ''): string | null {
  const game = path.exec(id)?.[1];
  return game === undefined ? null : `${game}${suffix}`;
}

/** `npm run build:static` builds with the mode `static`: a page without a server that may lie in any folder. */
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  base: mode === 'static' ? './' : '/',
  plugins: [
    react(),
    gameCards(),
    localWorker(),
    data(),
    ...(mode === 'static' ? [filesBeside()] : []),
    offline(),
  ],
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
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
}));
