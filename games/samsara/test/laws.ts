import { CHARACTERS, type Components, ZONES } from '../rules/components.ts';

/** What is wrong with a box, and where. The code relies on there being nothing. */
export function componentProblems(box: Components): string[] {
  return [...numberProblems(box), ...amuletProblems(box), ...powerProblems(box)];
}

function numberProblems(box: Components): string[] {
  const { limits } = box;
  const named: [string, number, number, number][] = [
    ...box.perZone.map((n, i): [string, number, number, number] => [`perZone.${i}`, n, 1, 9]),
    ['good', box.good, 5 * limits.startGood, 99],
    ['bad', box.bad, 5 * limits.startBad, 99],
    ['limits.startGood', limits.startGood, 4, 4],
    ['limits.startBad', limits.startBad, 4, 4],
    ['limits.hand', limits.hand, 4, 4],
    ['limits.group', limits.group, 6, 6],
    ['limits.amuletsToWin', limits.amuletsToWin, 1, 6],
    ['limits.rounds', limits.rounds, 1, 99],
    ['limits.soloTurns', limits.soloTurns, 1, 99],
    ['limits.lightSymbols', limits.lightSymbols, 2, 2],
  ];
  const wrong = named.filter(
    ([, n, least, most]) => !(Number.isInteger(n) && n >= least && n <= most),
  );
  const problems = wrong.map(
    ([at, n, least, most]) => `${at}: ${n} is not from ${least} to ${most}`,
  );
  if (box.perZone.length !== 5) problems.push(`perZone: ${box.perZone.length} counts, not 5`);
  return problems;
}

function amuletProblems(box: Components): string[] {
  const problems: string[] = [];
  const check = (holds: boolean, problem: string) => holds || problems.push(problem);
  check(box.amulets.length === 28, `amulets: ${box.amulets.length}, not 28`);
  check(box.specials.length === 2, `specials: ${box.specials.length}, not 2`);
  const pairs = box.amulets.map((amulet, i) => side(amulet.front, `amulets.${i}.front`, 2));
  const triples = [
    ...box.amulets.map((amulet, i) => side(amulet.back, `amulets.${i}.back`, 3)),
    ...box.specials.flatMap(({ front, back }, i) => [
      side(front, `specials.${i}.front`, 3),
      side(back, `specials.${i}.back`, 3),
    ]),
  ];
  for (const faces of [pairs, triples]) {
    faces.forEach(([at, symbols, problem], i) => {
      check(problem === '', `${at}: ${problem}`);
      const first = faces.findIndex(([, other]) => other === symbols);
      check(first === i, `${at}: ${symbols} is already on ${faces[first]?.[0]}`);
    });
  }
  const share = (triples.length * 3) / ZONES.length;
  for (const zone of ZONES) {
    const count = triples.filter(([, symbols]) => symbols.includes(zone)).length;
    check(
      count === share,
      `backs: ${zone} is on ${count} of ${triples.length} faces, not ${share}`,
    );
  }
  return problems;
}

/** A side: where it is, its symbols, and what is wrong with them (empty if nothing is). */
function side(symbols: string, at: string, length: number): [string, string, string] {
  const unknown = [...symbols].find((symbol) => !(ZONES as readonly string[]).includes(symbol));
  if (unknown !== undefined) return [at, symbols, `unknown symbol ${unknown}`];
  if (symbols.length !== length) return [at, symbols, `${symbols.length} symbols, not ${length}`];
  const inOrder = ZONES.filter((zone) => symbols.includes(zone)).join('') === symbols;
  return [at, symbols, inOrder ? '' : `${symbols} is not in the order of the zones`];
}

function powerProblems({ powers, evanescent }: Components): string[] {
  const problems: string[] = evanescent
    .filter((zone) => !ZONES.includes(zone))
    .map((zone) => `evanescent: unknown symbol ${zone}`);
  for (const character of CHARACTERS) {
    const own = powers[character];
    if (own.length !== 3) problems.push(`powers.${character}: ${own.length} powers, not 3`);
    own.forEach((power, i) => {
      const counts = [power.bad, power.good?.count, power.pick?.count, power.draw];
      const proper = counts.every((n) => n === undefined || n === 1 || n === 2);
      if (!proper) problems.push(`powers.${character}.${i}: a count is not 1 or 2`);
      if (Object.keys(power).length === 0) problems.push(`powers.${character}.${i}: does nothing`);
    });
  }
  return problems;
}
