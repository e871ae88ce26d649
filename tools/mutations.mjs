/**
 * @typedef {object} Mutation
 * @property {string} promise what the code is there for
 * @property {string} change what goes wrong, in words
 * @property {string} file
 * @property {string} from text that occurs once in the file
 * @property {string} to
 * @property {string} test the file of the test that must fail
 * @property {string} name a part of the test's name
 * @property {boolean} built whether the test runs built programs that contain the file
 */

/**
 * Reads mutations.txt: `#` and the promise; then for each change its name, `in` and the file, `-` and the
 * lines that go, `+` and those that come, `by` and the test, and `built` if it runs programs with that file in them.
 * @param {string} text
 * @returns {Mutation[]}
 */
export function parseMutations(text) {
  let promise = '';
  return text
    .split(/\n\n+/)
    .map((block) => block.trim())
    .flatMap((block) => {
      if (block.startsWith('#')) promise = block.slice(1).trim();
      return block === '' || block.startsWith('#') ? [] : [parseOne(promise, block.split('\n'))];
    });
}

/**
 * @param {string} promise
 * @param {string[]} lines
 * @returns {Mutation}
 */
function parseOne(promise, [change = '', ...lines]) {
  /** @param {string} mark */
  const after = (mark) =>
    lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(mark.length));
  const [file = ''] = after('in ');
  const [by = ''] = after('by ');
  const [test = '', name = ''] = by.split(' › ');
  const from = after('- ').join('\n');
  if (file === '' || from === '' || test === '' || name === '') {
    throw new Error(`mutations.txt: “${change}” is incomplete`);
  }
  const built = lines.includes('built');
  return { promise, change, file, from, to: after('+ ').join('\n'), test, name, built };
}
