import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { register } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gameIds } from './catalog.mjs';
import { declarationsIn, unexplainedFields, withNeeded } from './declarations.mjs';
import { root } from './setup.mjs';

const FOLDER = 'docs/reference';
const NOTE = '<!-- Written by `npm run reference` from the sources. -->\n\n';

/** @param {import('./declarations.mjs').Declaration[]} declarations */
const listing = (declarations) =>
  `\`\`\`ts\n${declarations.map(({ text }) => text).join('\n\n')}\n\`\`\`\n`;

/**
 * The faults of a catalogue, by their codes.
 * @param {Record<string, string>} words
 * @returns {[code: string, sentence: string][]}
 */
const faultsIn = (words) =>
  Object.entries(words)
    .filter(([key]) => key.startsWith('fault.'))
    .map(([key, text]) => [key.slice('fault.'.length), text.replaceAll('|', '\\|')]);

/** @param {Record<string, string>} words */
function faultTable(words) {
  const rows = faultsIn(words).map(([code, sentence]) => `| \`${code}\` | ${sentence} |`);
  return `| code | sentence |\n|---|---|\n${rows.sort().join('\n')}\n`;
}

/** The faults that every table has, with the HTTP status of those that have one of their own. */
async function commonFaultTable() {
  const { STATUS } = await import(pathToFileURL(join(root, 'apps/server/http/requests.ts')).href);
  const faults = faultsIn(await englishIn('packages/words/common/en.ts'));
  const rows = faults.map(
    ([code, sentence]) => `| \`${code}\` | ${STATUS[code] ?? ''} | ${sentence} |`,
  );
  return `| code | status | sentence |\n|---|---|---|\n${rows.sort().join('\n')}\n`;
}

/** @param {string} file */
async function englishIn(file) {
  const { en } = await import(pathToFileURL(join(root, file)).href);
  return en;
}

/**
 * The parts of JSON Schema that say what a value must be.
 * @typedef {object} Schema
 * @property {Schema[]} [anyOf]
 * @property {Schema[]} [oneOf]
 * @property {Record<string, Schema>} [properties]
 * @property {Schema} [items]
 * @property {unknown} [const]
 * @property {string} [type]
 * @property {string} [pattern]
 * @property {number} [maxLength]
 * @property {number} [minimum]
 * @property {number} [maximum]
 * @property {number} [minItems]
 * @property {number} [maxItems]
 */

/**
 * What a value must be, in words; nothing if its type says it all.
 * @param {Schema} schema
 * @returns {string | undefined}
 */
function boundOf({ anyOf, maxLength, pattern, type, minimum, maximum, items, ...rest }) {
  if (anyOf !== undefined) {
    const [bound] = anyOf.flatMap((each) => boundOf(each) ?? []);
    return bound && `${bound}, or \`null\``;
  }
  if (pattern !== undefined) return `\`${pattern}\``;
  if (maxLength !== undefined) return `at most ${count(maxLength)} characters`;
  if (type === 'integer') {
    return maximum === Number.MAX_SAFE_INTEGER ? `${minimum} or more` : `${minimum} to ${maximum}`;
  }
  if (items === undefined) return undefined;
  return `${rest.minItems} to ${rest.maxItems}, each of ${boundOf(items)}`;
}

/** @param {number} n */
const count = (n) => n.toLocaleString('en');

/**
 * All bounds in a schema: the path of the field, the message or command that has it, the bound.
 * @param {Schema} schema
 * @param {string} [path]
 * @param {string} [of]
 * @returns {[path: string, of: string, bound: string][]}
 */
function boundsIn({ oneOf = [], properties = {}, ...schema }, path = '', of = '') {
  const bound = boundOf(schema);
  const { do: command, kind } = properties;
  const name = String((path.includes('.') ? undefined : (command ?? kind))?.const ?? of);
  return [
    ...(bound === undefined ? [] : [/** @type {[string, string, string]} */ ([path, of, bound])]),
    ...Object.entries(properties).flatMap(([field, each]) =>
      boundsIn(each, path === '' ? field : `${path}.${field}`, name),
    ),
    ...oneOf.flatMap((each) => boundsIn(each, path, of)),
  ];
}

/** How long and how large the fields of a client's messages may be. */
async function boundTable() {
  const { messageSchema } = await import(
    pathToFileURL(join(root, 'packages/protocol/decode.ts')).href
  );
  /** @type {Map<string, string[]>} */
  const rows = new Map();
  for (const [path, of, bound] of boundsIn(messageSchema())) {
    const row = `| \`${path}\` | ${bound.replaceAll('|', '\\|')} |`;
    rows.set(row, [...(rows.get(row) ?? []), `\`${of}\``]);
  }
  const lines = [...rows].map(([row, of]) => `${row} ${[...new Set(of)].join(', ')} |`);
  return `| field | bounds | of |\n|---|---|---|\n${lines.join('\n')}\n`;
}

async function messagesPage() {
  const folders = ['packages/protocol', 'packages/table', 'packages/host', 'packages/kernel'];
  const names = ['ClientMessage', 'TableMessage', 'TableRecord'];
  const declarations = withNeeded(names, folders.map(declarationsIn));
  return `${NOTE}# Messages

Types of everything that goes over a table's socket, in TypeScript; [../protocol.md](../protocol.md) explains how they are used.
A name in quotes is that very text, and \`?\` marks a field that may be missing. Durations are milliseconds. Moments (\`at\`, \`since\`,
\`deadline\`, \`keptUntil\`, \`changedAt\`) are milliseconds since 1970 by [the table's clock](../protocol.md#clocks), which is that of its
server. \`ClientMessage\` is what a client sends, \`TableMessage\` what it gets. \`TableRecord\` is what lists of tables hold. A view and
a \`GameEvent\` depend on the game; each has [a page of its own](README.md).

${listing(declarations)}
## Bounds

A message that has a field beyond these gets \`message-form\` before anything else looks at it. What a table or a game allows may be less.

${await boundTable()}
## Faults

A refusal carries a \`code\`, and often the rule that it cites, what it points at, and the arguments of its sentence. These can
come from any table or from the server; each game adds its own. In the sentences, words in braces are arguments. The status is that
of an answer over HTTP, also to a handshake; a fault without one has 400.

${await commonFaultTable()}`;
}

/** @param {string} id */
async function gamePage(id) {
  const en = await englishIn(`games/${id}/words/en.ts`);
  const folders = [`games/${id}`, 'games/panakizhi', 'packages/kernel'];
  const declarations = withNeeded(['View', 'Event'], folders.map(declarationsIn));
  const views = declarations.filter(({ name }) => name.endsWith('View'));
  return {
    unexplained: views.flatMap(unexplainedFields).map((field) => `${id}: ${field}`),
    text: `${NOTE}# ${en.name}: views and events

What \`match.view\` and \`told.events\` hold at a table of ${en.name}, in TypeScript. Moves, positions and rules are in
[the game's README](../../games/${id}/README.md).

${listing(declarations)}
## Faults

${faultTable(en)}`,
  };
}

/**
 * What each page should hold.
 * @returns {Promise<{ pages: [path: string, text: string][], unexplained: string[] }>}
 */
export async function referencePages() {
  const games = await Promise.all(gameIds().map(async (id) => ({ id, ...(await gamePage(id)) })));
  const links = await Promise.all(
    games.map(async ({ id }) => {
      const { name } = await englishIn(`games/${id}/words/en.ts`);
      return `- [${name}](${id}.md)`;
    }),
  );
  const contents = `${NOTE}# Reference for client writers

Start with [../protocol.md](../protocol.md). These pages list every field.

- [Messages and faults](messages.md)
${links.join('\n')}
`;
  return {
    unexplained: games.flatMap(({ unexplained }) => unexplained),
    pages: [
      [`${FOLDER}/README.md`, contents],
      [`${FOLDER}/messages.md`, await messagesPage()],
      ...games.map(
        ({ id, text }) => /** @type {[string, string]} */ ([`${FOLDER}/${id}.md`, text]),
      ),
    ],
  };
}

async function main() {
  // The words are TypeScript.
  register('./typescript-hooks.mjs', import.meta.url);
  const { pages, unexplained } = await referencePages();
  if (unexplained.length > 0) {
    console.error(`Explain these fields with a comment:\n${unexplained.join('\n')}`);
    process.exitCode = 1;
  } else if (process.argv.includes('--check')) {
    /** @param {[path: string, text: string]} page */
    const isStale = ([path, text]) =>
      !existsSync(join(root, path)) || readFileSync(join(root, path), 'utf8') !== text;
    const stale = pages.filter(isStale);
    if (stale.length === 0) return;
    console.error(`Run \`npm run reference\`: ${stale.map(([path]) => path).join(', ')}`);
    process.exitCode = 1;
  } else {
    for (const [path, text] of pages) writeFileSync(join(root, path), text);
  }
}

await main();
