import { expect, test } from 'vitest';
import { pathTo, ROUTES, type RouteName, routeAt } from '../routes.ts';

test.each(Object.keys(ROUTES) as RouteName[])('a path to %s leads there', (name) => {
  const takesParam = ROUTES[name].includes(':');
  for (const param of ['jaipur', 'a b', 'ä/ö', '100%', '..']) {
    const route = routeAt(pathTo(name, param));
    expect(route?.name).toBe(name);
    if (takesParam) expect(route?.param).toBe(param);
  }
});

test.each(['/nowhere', '/table', '/table/1/2', '/rules/', '/Table/1'])(
  '%s leads nowhere',
  (path) => {
    expect(routeAt(path)).toBeUndefined();
  },
);

test('a path that no browser would write is still read', () => {
  expect(routeAt('/table/%E0%A4%A')).toEqual({ name: 'table', param: '%E0%A4%A' });
});
