type Environment = Record<string, string | undefined>;

export function provideToolchain(root: string, processEnv: Environment): Environment;
export function install(
  root: string,
  env: Environment,
  statfs?: (path: string) => { bavail: number; bsize: number },
): void;
export function followParent(parentNow: () => number, onGone: () => void): void;
