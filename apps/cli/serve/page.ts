import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the built page: beside this program, whether that runs bundled or from source. */
export function findPage(from = dirname(fileURLToPath(import.meta.url))): string | undefined {
  const page = join(from, 'web/dist');
  if (existsSync(join(page, 'index.html'))) return page;
  const above = dirname(from);
  return above === from ? undefined : findPage(above);
}
