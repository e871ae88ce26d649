import { commonCatalogues, speaker } from '@baithak/words';
import { describe, expect, it } from 'vitest';
import { afterExchange, exchange } from '../../board/consequences.ts';
import { explain } from '../../board/explain.ts';
import { words } from '../../words/index.ts';
import { table } from '../testing.ts';
import { situationOf } from './situation.ts';

const { say } = speaker('en', [words.catalogues, commonCatalogues], ['Asha', 'Ravi', 'Mira']);
const OWN = { character: 'Ussagah', zone: 'Y', hand: 'JVG+-', draw: '++--', marker: 2 };

function told(thing: string, fields: Record<string, unknown> = {}, own = {}, decides = true) {
  const seats = [{ ...OWN, ...own }, { zone: 'B' }, { zone: 'B' }];
  const situation = { ...situationOf(table(3, { seats, ...fields }), 0), decides };
  const explained = explain(situation, thing);
  return explained === null ? [] : [explained.title, ...explained.lines].map(say);
}

describe('a zone before the move', () => {
  it('tells the cost and the card', () => {
    expect(told('zone:D').slice(0, 4)).toEqual([
      'Dhyann',
      'Costs nothing.',
      'You get Dhyann.',
      'Dhyann: 2 Good Karma go onto your discard pile.',
    ]);
  });

  it('tells of rebirth', () => {
    expect(told('zone:J')[1]).toBe('Reborn in the rift: return 2 cards.');
    expect(told('zone:J', {}, { hand: 'V--' })[1]).toBe(
      'Reborn in the rift: return Vikaas, take 1 Bad Karma.',
    );
    expect(told('zone:J', {}, { hand: '+++-' })[1]).toBe(
      'Reborn in the rift: return 2 Good Karma.',
    );
    expect(told('zone:J', {}, { hand: 'JV--' })[1]).toBe(
      'Reborn in the rift: return Jann and Vikaas.',
    );
    expect(told('zone:J', {}, { hand: '--' })[1]).toBe('Reborn in the rift: take 2 Bad Karma.');
    expect(told('zone:J', { supply: { '-': 0 } }, { hand: '--' })[1]).toBe(
      'Reborn in the rift: free, because no Bad Karma is left.',
    );
  });

  it('M9, M10: tells in one sentence of a rebirth and of the payment after it, then what one gets', () => {
    const two = situationOf(table(2, { seats: [OWN, { zone: 'J' }] }), 0);
    const lines = explain(two, 'zone:V')!.lines.map(say);
    expect(lines.slice(0, 2)).toEqual([
      'Reborn in the rift: return 2 cards, then pay Ravi.',
      'You get Vikaas.',
    ]);
    expect(lines).toContain('Ravi is next to it: give a card or take 2 Bad Karma.');
  });

  it('tells who would have to be paid', () => {
    expect(told('zone:B')[1]).toBe('Ravi and Mira are there: give a card or take 2 Bad Karma.');
  });

  it('adds up the Bad Karma for a rebirth beside somebody without a card to give', () => {
    const two = situationOf(table(2, { seats: [{ ...OWN, hand: '+--' }, { zone: 'J' }] }), 0);
    expect(say(explain(two, 'zone:V')!.lines[0]!)).toBe(
      'Reborn, and Ravi is near: return 1 Good Karma, take 3 Bad Karma.',
    );
    expect(say(explain(two, 'zone:J')!.lines[0]!)).toBe(
      'Reborn, and Ravi is there: return 1 Good Karma, take 3 Bad Karma.',
    );
  });

  it('M10: tells that for two players a neighbouring zone counts too', () => {
    const two = situationOf(table(2, { seats: [OWN, { zone: 'B' }] }), 0);
    expect(say(explain(two, 'zone:G')!.lines[0]!)).toBe(
      'Ravi is next to it: give a card or take 2 Bad Karma.',
    );
    expect(say(explain(two, 'zone:B')!.lines[0]!)).toBe(
      'Ravi is there: give a card or take 2 Bad Karma.',
    );
  });

  it('M35: tells whether the neutral character is there or beside it', () => {
    const alone = situationOf(table(1, { seats: [OWN], round: 7, neutral: 'D' }), 0);
    const paid = (zone: string) => say(explain(alone, `zone:${zone}`)!.lines[0]!);
    expect(paid('D')).toBe('The neutral character is there: return a card or take 2 Bad Karma.');
    expect(paid('G')).toBe('The neutral character is near: return a card or take 2 Bad Karma.');
  });

  it('tells where the character stands already', () => {
    expect(told('zone:Y')[1]).toBe('You are here.');
  });

  it('tells how many amulets beside the seat ask for the card it gets', () => {
    const groups = [['VD', 'DM'], ['JD'], ['KD']];
    expect(told('zone:D', { groups }).slice(1, 4)).toEqual([
      'Costs nothing.',
      'You get Dhyann.',
      '3 amulets need it.',
    ]);
    const picked = (zone: string) =>
      told(`zone:${zone}`, { phase: 'pick', picks: 1, groups }, { amulets: ['JV'], marker: 1 });
    expect(picked('D')[1]).toBe('3 amulets need it.');
    expect(picked('B')[1]).toBe('No amulet that you can win needs it.');
  });

  it('tells which amulet comes within reach', () => {
    const lines = told('zone:G', { groups: [['VG']] });
    expect(lines).toContain('Then the amulet of Vikaas and Gyaan is within reach for 1 Bad Karma.');
  });

  it('tells how many more do', () => {
    const lines = told('zone:G', { groups: [['VG', 'JG']] });
    expect(lines).toContain(
      'Then 2 amulets are within reach, such as the amulet of Vikaas and Gyaan for 1 Bad Karma.',
    );
  });

  it('is explained without a preview to a seat that does not decide', () => {
    expect(told('zone:D', {}, {}, false)).toEqual([
      'Dhyann',
      'Dhyann: 2 Good Karma go onto your discard pile.',
      'For amulets: 2 light symbols, and 2 dark ones for 1 Bad Karma each.',
      '7 are left.',
    ]);
  });
});

describe('an amulet', () => {
  it('tells its price', () => {
    expect(told('amulet:L1', { groups: [['VG']] })).toEqual([
      'the amulet of Vikaas and Gyaan',
      '3 symbols are dark: it costs 3 Bad Karma.',
    ]);
  });

  it('tells which cards would complete it, and at what price', () => {
    expect(told('amulet:L1', { groups: [['JD']] }).slice(1)).toEqual([
      '3 of 8 symbols free, 3 for Bad Karma, 2 missing.',
      'With Dhyann as well you could win it for 3 Bad Karma.',
      'With 1 Good Karma as well you could win it for 4 Bad Karma.',
    ]);
  });

  it('M25: tells that the fifth takes no dark symbols', () => {
    const amulets = ['JK', 'JY', 'JB', 'JG'];
    expect(told('amulet:L1', { groups: [['VG']] }, { amulets })).toContain(
      'Your fifth amulet takes free symbols only: you have 5 of 8.',
    );
  });

  it('M22: tells of those between others that they are out of reach', () => {
    expect(told('far:1-0', { groups: [[], ['VG']] }).at(-1)).toBe(
      'Only the two players beside it can win it.',
    );
  });
});

describe('a power', () => {
  const power = (n: number, own = {}) =>
    told(`power:${n}`, { phase: 'power' }, { amulets: ['JV'], ...own });

  it('tells what it is good for, and what it costs now', () => {
    expect(power(1, { evanescent: 'KB' })).toEqual([
      'Sure strike',
      'From any zone; you hold it next turn.',
      'You lose your evanescent cards: Kaam Kar and Bachcha.',
    ]);
  });

  it('M27: tells first when it works', () => {
    expect(told('power:1')[1]).toBe('Works when you win an amulet.');
  });

  it('M27, M28: tells that it is covered, or would do nothing', () => {
    expect(power(2).at(-1)).toBe('You used it last, so it rests this time.');
    const idle = power(1, { character: 'Dhenu', hand: 'JV' });
    expect(idle.at(-1)).toBe('It would do nothing now.');
  });
});

describe('a card before it is given away or used', () => {
  const reborn = (hand: string, place: number, back = 2) =>
    told(`hand:${place}`, { phase: 'back', back }, { hand })[1];

  it('M9: tells what else the rebirth asks for', () => {
    expect(reborn('JVG-', 0)).toBe('Then you return one more card.');
    expect(reborn('JVG-', 0, 1)).toBe('That pays for the rebirth.');
    expect(reborn('J--', 0)).toBe('You have no other card: take 1 Bad Karma as well.');
  });

  it('M23: tells that an amulet depends on it, as long as it can be given away', () => {
    const groups = [['VG']];
    const needed = 'Needed for an amulet in reach.';
    for (const phase of ['act', 'swap'])
      expect(told('hand:1', { phase, groups })).toContain(needed);
    expect(told('hand:1', { phase: 'pay', groups }, { zone: 'B' })).toContain(needed);
    expect(told('hand:1', { phase: 'keep', groups })).not.toContain(needed);
    expect(told('hand:1', { phase: 'act', groups }, {}, false)).not.toContain(needed);
    const more = { phase: 'act', groups: [['BG', 'JV'], [], ['GD']] };
    expect(told('hand:2', more, { hand: 'BBG-' })).toContain(needed);
    expect(told('hand:3', more, { hand: 'BBG-' })).not.toContain(needed);
  });

  it('tells first what a card does, then which amulets it is needed for; what is paid plays no action', () => {
    const order = (phase: string) => told('hand:1', { phase, groups: [['VG']] }, { zone: 'B' });
    expect(order('act').slice(1, 3)).toEqual([
      'Vikaas: draw 1 card, then play 2 more actions.',
      'Needed for an amulet in reach.',
    ]);
    expect(order('pay')[1]).toBe('Needed for an amulet in reach.');
  });

  it('M17: tells how long a card stays out that is played', () => {
    expect(told('hand:0', { phase: 'act' }, { hand: 'K+' }).slice(1, 3)).toEqual([
      'Kaam Kar stays out: each move brings 1 more card.',
      'Only until the next amulet.',
    ]);
  });

  it('M18: tells what is still to be chosen for an exchange, and what it would lead to', () => {
    const exchanged = (...chosen: string[]) => {
      const fields = { seats: [OWN, {}, {}], phase: 'swap', groups: [['GD', 'JD']] };
      const said = exchange(situationOf(table(3, fields), 0), chosen);
      return said && say(said);
    };
    expect(exchanged()).toBeNull();
    expect(exchanged('zone:D')).toBe('Now choose the card you return.');
    expect(exchanged('hand:1')).toBe('Now choose the zone you take a card from.');
    expect(exchanged('hand:4')).toBeNull();
    expect(exchanged('hand:1', 'zone:K')).toBe('Then no amulet is within reach.');
    expect(exchanged('hand:1', 'zone:D')).toBe('Then 2 amulets are within reach.');
    expect(exchanged('zone:D', 'hand:0')).toBe('Then one amulet is within reach.');
    expect(exchanged('zone:V', 'hand:1')).toBeNull();
    const situation = situationOf(
      table(3, { seats: [OWN, {}, {}], phase: 'swap', groups: [['GD', 'JD']] }),
      0,
    );
    expect(afterExchange(situation, ['hand:1'])).toBeNull();
    expect(afterExchange(situation, ['hand:4', 'zone:D'])).toBeNull();
    const after = afterExchange(situation, ['hand:1', 'zone:D']);
    expect(after?.seats[0]?.hand).toContain('D');
    expect(exchanged('zone:D', 'hand:4')).toBeNull();
  });

  it('M26: tells what the amulet costs with a card of the reserve', () => {
    const using = (hand: string, reserve: string) =>
      told(
        'reserve:0',
        { phase: 'use', aim: 'L1', groups: [['VG']] },
        { hand, reserve, amulets: ['JV'] },
      )[1];
    expect(using('VG', 'V')).toBe('Then the amulet costs 2 Bad Karma, 2 less.');
    expect(using('VVG', 'G')).toBe('Then the amulet costs nothing, 2 less.');
    expect(using('V', '++')).toBe('Then 2 symbols are still missing.');
  });
});

it('every kind of card is explained, also in the turn of another', () => {
  for (const place of OWN.hand.split('').keys()) {
    expect(told(`hand:${place}`, {}, {}, false).length).toBeGreaterThanOrEqual(3);
  }
  for (const pile of ['pile:+', 'pile:-']) expect(told(pile, {}, {}, false)).toHaveLength(4);
});
