import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium } from './chromium.mjs';
import { root } from './setup.mjs';

/** Draws the icons that phones need as PNG from the one drawing, apps/web/public/icon.svg. */
const folder = join(root, 'apps/web/public');
const drawing = readFileSync(join(folder, 'icon.svg'), 'utf8');
const [cloth] = /<rect[^>]*\/>/.exec(drawing) ?? [''];
const bare = drawing.replace(cloth, '').replace(/<title>.*<\/title>/, '');
/** Phones cut icons to shapes of their own: the cloth fills the square, the drawing keeps away from its edge. */
const whole = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 56"><rect width="56" height="56" fill="#2c3f87"/><g transform="translate(2.24 2.24) scale(0.92)">${bare}</g></svg>`;
/** Android shows the badge in one colour, by its shape alone. */
const badge = bare.replaceAll('#fff4dc', '#fff').replaceAll('#ffc845', '#fff');

/** @type {[string, string, number][]} */
const ICONS = [
  ['icon-192', drawing, 192],
  ['icon-512', drawing, 512],
  ['maskable-192', whole, 192],
  ['maskable-512', whole, 512],
  ['apple-touch-icon', whole, 180],
  ['badge', badge, 96],
];

const browser = await chromium.launch({
  executablePath: findChromium() ?? '',
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
for (const [name, svg, size] of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  await page.setContent(
    `<style>body{margin:0}img{display:block}</style><img width="${size}" height="${size}" src="${source}">`,
  );
  writeFileSync(join(folder, `${name}.png`), await page.screenshot({ omitBackground: true }));
}
await browser.close();
