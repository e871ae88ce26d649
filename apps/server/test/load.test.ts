import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Report } from '../load/report.ts';

const program = fileURLToPath(new URL('../dist/load.mjs', import.meta.url));

function run(command: string, args: readonly string[]) {
  return new Promise<{ code: number | null; out: string; errors: string }>((resolve) => {
    const child = spawn(command, args);
    let out = '';
    let errors = '';
    child.stdout.on('data', (text) => (out += text));
    child.stderr.on('data', (text) => (errors += text));
    child.on('close', (code) => resolve({ code, out, errors }));
  });
}

const measure = (...args: string[]) => run(process.execPath, [program, ...args]);

describe('the load program', () => {
  it('plays, waits, kills the server, reconnects and reports', async () => {
    const size = ['--tables', '6', '--sockets', '15', '--rate', '60', '--seconds', '1'];
    const { code, out, errors } = await measure(...size, '--idle', '20', '--json');
    expect(errors).toMatch(/killing the server with 35 sockets/);
    expect(code).toBe(0);
    const report = JSON.parse(out) as Report;
    expect(report).toMatchObject({ tables: 6, sockets: 15, idle: { sockets: 20 } });
    expect(report.play.moves).toBeGreaterThan(0);
    expect(report.play.refused).toEqual([]);
    const { p50, p99, slowest, memory, cpu, loopP99 } = report.play;
    expect([p50, p99, slowest, memory, cpu, loopP99].every(Number.isFinite)).toBe(true);
    expect(p50 <= p99 && p99 <= slowest).toBe(true);
    expect(report.storm).toMatchObject({ sockets: 35, lost: 0, refused: [] });
    expect(report.storm?.moves).toBeGreaterThan(0);
  });

  it('says how many open files it needs when there are too few', async () => {
    const quoted = `ulimit -n 200 && exec "${process.execPath}" "${program}" --tables 100 --idle 50`;
    const { code, out, errors } = await run('sh', ['-c', quoted]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(errors).toMatch(/^300 sockets need \d+ open files and this machine allows 200: /);
  });

  it('opens as many idle sockets as the limit of open files allows', async () => {
    const size = '--tables 2 --sockets 5 --rate 20 --seconds 1 --idle max --calm --json';
    const quoted = `ulimit -n 500 && exec "${process.execPath}" "${program}" ${size}`;
    const { code, out } = await run('sh', ['-c', quoted]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ openFiles: 500, idle: { sockets: 500 - 5 - 300 } });
  });

  it.each([
    [['--tables', '0'], /^--tables wants a whole number from 1 on, not 0\n/],
    [['--tables', '4', '--sockets', '7'], /^--sockets wants a whole number from 8 on, not 7\n/],
    [['--apart'], /^--apart wants more --processes than one\n/],
    [['--speed', '9'], /--speed/],
  ])('refuses %j with a sentence', async (args, sentence) => {
    const { code, errors } = await measure(...args);
    expect(code).toBe(1);
    expect(errors).toMatch(sentence);
  });
});
