import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Whether a program can be kept to one core: on Linux, with two or more. */
export const canPin = (): boolean =>
  availableParallelism() > 1 && spawnSync('taskset', ['--version'], { stdio: 'ignore' }).status === 0;

/** The same command, kept to one core where that can be. It is replaced by the program itself, under the same id. */
export const pinned = (core: number | undefined, command: readonly [string, ...string[]]): [string, ...string[]] =>
  core === undefined ? [...command] : ['taskset', '--cpu-list', String(core), ...command];

/** Keeps this process to one core from now on. */
export const pinThisProcess = (core: number): void =>
  void spawnSync('taskset', ['--all-tasks', '--cpu-list', '--pid', String(core), String(process.pid)], {
    stdio: 'ignore',
  });
