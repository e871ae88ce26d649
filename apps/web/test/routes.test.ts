import { expect, test } from 'vitest';
import { pathTo, placeAt, ROUTES, type RouteName } from '../routes.ts';

test.each(Object.keys(ROUTES) as RouteName[])('a path to %s leads there', (name) => {
  const takesParam = ROUTES[name].includes(':');
  for (const param of ['jaipur', 'a b', 'ä/ö', '100%', '..']) {
    const place = placeAt(pathTo(name, param));
    expect(place?.name).toBe(name);
    if (takesParam) expect(place?.param).toBe(param);
  }
});

test.each(['/nowhere', '/table', '/table/1/2', '/rules/', '/Table/1'])(
  '%s leads nowhere',
  (path) => {
    expect(placeAt(path)).toBeUndefined();
  },
);

test('a path that no browser would write is still read', () => {
  expect(placeAt('/table/%E0%A4%A')).toEqual({ name: 'table', param: '%E0%A4%A' });
});
