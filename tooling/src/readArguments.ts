import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

interface Accepted<Options extends ParseArgsOptionsConfig> {
  /** As `parseArgs` of node:util takes them; `--no-x` turns a switch off. */
  options?: Options;
  /** The words without dashes that mean something. */
  words?: readonly string[];
  /** How many of the words may stand together. */
  most?: number;
}

/** What a command was told. */
type Told<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true; allowNegative: true; strict: true }>
>;

function read<Options extends ParseArgsOptionsConfig>({ options, words = [], most = words.length }: Accepted<Options>) {
  const told = parseArgs({
    options: { ...options, help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
    allowNegative: true,
    strict: true,
  });
  const unknown = told.positionals.find((word, index) => index >= most || !words.includes(word));
  if (unknown !== undefined)
    throw new Error(
      `Unknown argument ${JSON.stringify(unknown)}${words.length > 0 ? `, known: ${words.join(', ')}` : ''}`,
    );
  return told;
}

/**
 * Reads the command line of a task. Shows `usage` for `--help`; ends in one line, with 2, over what the task does not
 * know, which else would be taken for done.
 *
 * @param usage The command with what it accepts, as a developer types it; for `--help` further lines may follow.
 */
export function readArguments<const Options extends ParseArgsOptionsConfig>(
  usage: string,
  accepted: Accepted<Options> = {},
): Told<Options> {
  try {
    const told = read(accepted);
    if (told.values['help'] !== true) return told as unknown as Told<Options>;
    console.log(usage);
    process.exit(0);
  } catch (error) {
    // What follows the first sentence is advice that does not fit here.
    const [complaint] = (error instanceof Error ? error.message : String(error)).split('. ');
    console.error(`${complaint}. Usage: ${usage.split('\n')[0]}`);
    process.exit(2);
  }
}
