import { renderToStaticMarkup } from '@baithak/board/testing';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { ThreatLegend, ThreatMarks, type ThreatView } from '../../board/threats.tsx';

const marks = (...threats: Parameters<typeof ThreatMarks>[0]['threats']) =>
  renderToStaticMarkup(createElement(ThreatMarks, { threats }));

it('every threat has a sign of its own, which is not spoken: names say it', () => {
  const kinds = ['wins', 'four', 'taken', 'home', 'forced'] as const;
  const shapes = kinds.map((kind) => /<path d="[^"]+"/.exec(marks(kind))?.[0]);
  expect(new Set(shapes).size).toBe(kinds.length);
  expect(marks('taken').match(/aria-hidden="true"/g)).toHaveLength(1);
  expect(marks()).toBe('');
});

it('a place has one frame, for its gravest threat, and a sign for each, the gravest first', () => {
  const signs = (html: string) =>
    [...html.matchAll(/<svg[^>]* data-threat="(\w+)"/g)].map(([, kind]) => kind);
  const frames = (html: string) =>
    [...html.matchAll(/<span[^>]* data-threat="(\w+)"/g)].map(([, kind]) => kind);
  expect(frames(marks('forced', 'taken'))).toEqual(['taken']);
  expect(signs(marks('forced', 'taken'))).toEqual(['taken', 'forced']);
  expect(frames(marks('four', 'taken', 'wins'))).toEqual(['wins']);
  expect(signs(marks('four', 'taken', 'wins'))).toEqual(['wins', 'taken', 'four']);
});

it('a narrow legend names the other side once, after what one has to do oneself', () => {
  const threats = { kinds: ['wins', 'forced', 'taken'], by: 1 } as unknown as ThreatView;
  const legend = (isPlan: boolean) => {
    const html = renderToStaticMarkup(
      createElement(ThreatLegend, { threats, isPlan, say: ({ key }) => `[${key}]` }),
    );
    const [, brief = ''] = html.split('data-size="brief"');
    return [...brief.matchAll(/\[(.+?)\]/g)].map(([, key]) => key);
  };
  const theirs = ['threat-brief.wins', 'threat-brief.taken'];
  expect(legend(false)).toEqual(['threat-brief.forced', 'threats.by', ...theirs]);
  expect(legend(true)).toEqual(['threat-brief.forced', 'threats.then-by', ...theirs]);
});
