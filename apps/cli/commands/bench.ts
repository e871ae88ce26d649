import { type Report, type Row, runBench } from '@baithak/bench';
import { message } from '@baithak/kernel';
import { type Complaint, type Context, sayer } from '../context.ts';
import { emit } from '../io.ts';

interface BenchFlags {
  readonly seconds: number;
  readonly json?: boolean;
}

export async function bench(context: Context, flags: BenchFlags): Promise<Complaint> {
  const report = await runBench(context.catalog, flags.seconds);
  const text = flags.json ? JSON.stringify(report) : tableOf(context, report);
  await emit(context.io.stdout, `${text}\n`);
  return undefined;
}

const COLUMNS = ['name', 'speed', 'ratio', 'length', 'listed', 'most'] as const;

function tableOf(context: Context, { rows }: Report): string {
  const say = sayer(context);
  const head = COLUMNS.map((column) => say(message(`bench.${column}`)));
  const table = [head, ...rows.map(cellsOf)];
  const widths = head.map((_, i) => Math.max(...table.map((cells) => (cells[i] as string).length)));
  const lines = table.map((cells) =>
    cells
      .map((cell, i) =>
        i === 0 ? cell.padEnd(widths[0] as number) : cell.padStart(widths[i] as number),
      )
      .join('  '),
  );
  return [...lines, '', say(message('bench.note'))].join('\n');
}

function cellsOf(row: Row): string[] {
  return [
    row.name,
    Math.round(row.speed).toString(),
    row.ratio.toPrecision(3),
    row.meanLength.toFixed(1),
    row.meanListed.toFixed(1),
    `${row.mostListed}`,
  ];
}
